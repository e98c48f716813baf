import type { CartState } from '#/cart/browser/cart-store.client.ts'
import type { Tabs } from '#/visitor/tabs.client.ts'
import type { AskShop, CallAnswer, CallError } from './customer-calls.client.ts'
import type { WireCustomer } from '#/customers/account/customers.contract.ts'

export type CustomerState = {
  /** Null for a guest, and while nobody has asked. */
  customer: WireCustomer | null
  isLoaded: boolean
}

/** Null when it went well. */
export type Outcome = CallError | null
export type Credentials = { email: string; password: string }
export type Registration = Credentials & { firstName: string; lastName: string }

/** What other tabs are told. */
type News = 'came' | 'left'

type Parts = {
  ask: AskShop
  cart: { state(): CartState; recall(): void; refresh(): Promise<unknown> }
  tabs: Tabs<News>
  /** What pages have kept was made for somebody else. */
  forgetPages: () => void
  closeMenu: () => void
  /** Off to the checkout that was waiting; whoever waits for the end of it has no more to do. */
  leaveFor: (url: string) => unknown
  newKey: () => string
}

const nobody: CustomerState = { customer: null, isLoaded: false }

/** Who is logged in, on this page and in all others that are open. */
export function createCustomerStore(parts: Parts) {
  const { ask, cart, tabs, forgetPages, newKey } = parts
  let state = nobody
  const listeners = new Set<() => void>()

  function change(next: CustomerState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function refresh(): Promise<void> {
    const { isDone, body, error } = await ask('auth/customer')
    // without an answer nobody is logged out
    if (error?.code === 'OFFLINE') return
    change({
      customer: isDone ? ((body?.['customer'] ?? null) as WireCustomer | null) : null,
      isLoaded: true,
    })
  }

  /** The cart of the guest he was until now; asked for while it still answers to him. */
  async function guestCartId(): Promise<string | null> {
    cart.recall()
    if (!cart.state().isLoaded && cart.state().count > 0) await cart.refresh()
    return cart.state().cart?.id ?? null
  }

  /** Pours the guest's cart into the customer's. Safe to repeat, so a lost answer is asked for again. */
  async function bringCart(guestId: string | null): Promise<void> {
    const created = await ask('cart/create-auth', {})
    const own = (created.body?.['customerCart'] as { id: string } | undefined)?.id
    if (!own || !guestId || guestId === own) return
    const ids = { guestCartId: guestId, authCartId: own }
    const merged = await ask('cart/merge-cart', ids)
    if (merged.error?.code === 'OFFLINE') await ask('cart/merge-cart', ids)
  }

  /** The order of the specification (section 4): customer, cart, menu, waiting checkout. */
  async function arrive(answer: CallAnswer, guestId: string | null): Promise<void> {
    forgetPages()
    await refresh()
    await bringCart(guestId)
    await cart.refresh()
    parts.closeMenu()
    tabs.tell('came')
    if (answer.body?.['checkout_pending'] !== true) return
    const start = await ask('checkout/start', {})
    const url = start.body?.['checkoutUrl']
    if (typeof url === 'string') await parts.leaveFor(url)
  }

  async function logIn(credentials: Credentials): Promise<Outcome> {
    const guestId = await guestCartId()
    const answer = await ask('auth/login', credentials)
    if (answer.isDone) await arrive(answer, guestId)
    return answer.error
  }

  async function leave(): Promise<void> {
    forgetPages()
    change({ customer: null, isLoaded: true })
    await cart.refresh()
  }

  tabs.hear((news) => {
    if (news === 'came') forgetPages()
    void (news === 'left' ? leave() : refresh().then(() => cart.refresh()))
  })

  return {
    state: () => state,
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh,
    logIn,
    /** Opens an account and logs in with it. */
    async register({ firstName, lastName, email, password }: Registration): Promise<Outcome> {
      const key = newKey()
      const body = { firstName, lastName, email, password }
      let answer = await ask('auth/register', body, key)
      if (answer.error?.code === 'OFFLINE') answer = await ask('auth/register', body, key)
      return answer.isDone ? logIn({ email, password }) : answer.error
    },
    async logOut(): Promise<Outcome> {
      const { isDone, error } = await ask('auth/logout', {})
      if (!isDone) return error
      await leave()
      tabs.tell('left')
      return null
    },
    /** After an account was deleted, or a page found that nobody is logged in any more. */
    async forget(): Promise<void> {
      await leave()
      tabs.tell('left')
    },
  }
}
