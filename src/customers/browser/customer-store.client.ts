import type { CartState } from '#/cart/browser/cart-store.client.ts'
import type { Tabs } from '#/visitor/tabs.client.ts'
import type { createAuthCall } from '#/cart/api/own-cart.api.ts'
import type { startCall } from '#/checkout/page/checkout.api.ts'
import type { customerCall, loginCall, registerCall } from '#/customers/login/auth.api.ts'
import type { CallError } from '#/platform/api/fetch-json.client.ts'
import { createListeners } from '#/platform/browser/listeners.ts'
import type { CallShop, CallAnswer } from './customer-calls.client.ts'
import type { WireCustomer } from '#/customers/account/customers.contract.ts'

export type CustomerState = {
  /** Null for a guest, and until the first request. */
  customer: WireCustomer | null
  isLoaded: boolean
}

/** Null on success. */
export type Outcome = CallError | null
export type Credentials = { email: string; password: string }
export type Registration = Credentials & { firstName: string; lastName: string }

/** The messages sent to other tabs. */
type TabMessage = 'came' | 'left'

type Dependencies = {
  send: CallShop
  cart: { state(): CartState; recall(): void; refresh(): Promise<unknown> }
  tabs: Tabs<TabMessage>
  /** Cached pages were rendered for somebody else. */
  clearPages: () => void
  closeMenu: () => void
  /** Goes to the checkout that was waiting; the returned promise may never settle. */
  leaveFor: (url: string) => unknown
  newKey: () => string
}

const initialState: CustomerState = { customer: null, isLoaded: false }

/** The state of the logged-in customer, in this tab and in all other open tabs. */
export function createCustomerStore(dependencies: Dependencies) {
  const { send, cart, tabs, clearPages, newKey } = dependencies
  let state = initialState
  const { watch, notify } = createListeners()

  function change(next: CustomerState) {
    state = next
    notify()
  }

  async function refresh(): Promise<void> {
    const { isDone, body, error } = await send<typeof customerCall>('/auth/customer')
    // Being offline does not log the customer out.
    if (error?.code === 'OFFLINE') return
    change({ customer: (isDone && body?.customer) || null, isLoaded: true })
  }

  /** The guest's cart id, which must be read before logging in. */
  async function guestCartId(): Promise<string | null> {
    cart.recall()
    if (!cart.state().isLoaded && cart.state().count > 0) await cart.refresh()
    return cart.state().cart?.id ?? null
  }

  /** Merges the guest's cart into the customer's. Repeating is safe, so a lost response is retried. */
  async function mergeCarts(guestId: string | null): Promise<void> {
    const created = await send<typeof createAuthCall>('/cart/create-auth', {})
    const ownId = created.body?.customerCart?.id
    if (!ownId || !guestId || guestId === ownId) return
    const ids = { guestCartId: guestId, authCartId: ownId }
    const merged = await send('/cart/merge-cart', ids)
    if (merged.error?.code === 'OFFLINE') await send('/cart/merge-cart', ids)
  }

  /** The order matters: customer, cart, menu, waiting checkout. */
  async function afterLogin(
    answer: CallAnswer<typeof loginCall>,
    guestId: string | null,
  ): Promise<void> {
    clearPages()
    await refresh()
    await mergeCarts(guestId)
    await cart.refresh()
    dependencies.closeMenu()
    tabs.publish('came')
    if (!answer.body?.checkout_pending) return
    const start = await send<typeof startCall>('/checkout/start', {})
    const url = start.body?.checkoutUrl
    if (url) await dependencies.leaveFor(url)
  }

  async function logIn(credentials: Credentials): Promise<Outcome> {
    const guestId = await guestCartId()
    const answer = await send<typeof loginCall>('/auth/login', credentials)
    if (answer.isDone) await afterLogin(answer, guestId)
    return answer.error
  }

  async function afterLogout(): Promise<void> {
    clearPages()
    change({ customer: null, isLoaded: true })
    await cart.refresh()
  }

  tabs.subscribe((news) => {
    if (news === 'came') clearPages()
    void (news === 'left' ? afterLogout() : refresh().then(() => cart.refresh()))
  })

  return {
    state: () => state,
    watch,
    refresh,
    logIn,
    /** Opens an account and logs in. */
    async register({ firstName, lastName, email, password }: Registration): Promise<Outcome> {
      const key = newKey()
      const body = { firstName, lastName, email, password }
      let answer = await send<typeof registerCall>('/auth/register', body, key)
      if (answer.error?.code === 'OFFLINE')
        answer = await send<typeof registerCall>('/auth/register', body, key)
      return answer.isDone ? logIn({ email, password }) : answer.error
    },
    async logOut(): Promise<Outcome> {
      const { isDone, error } = await send('/auth/logout', {})
      if (!isDone) return error
      await afterLogout()
      tabs.publish('left')
      return null
    },
    /** Called after an account was deleted, or if a page finds that the session has ended. */
    async endSession(): Promise<void> {
      await afterLogout()
      tabs.publish('left')
    },
  }
}
