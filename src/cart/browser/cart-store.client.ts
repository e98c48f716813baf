import type { Tabs } from '#/visitor/tabs.client.ts'
import { type AskCart, type CartAnswer, newKey } from './cart-calls.client.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'

export type NewCartItem = {
  sku: string
  quantity: number
  selected_options?: string[]
  ref?: string
  associated_ref?: string
}

export type CartState = {
  cart: WireCart | null
  /** Pieces in the cart, known from a cookie before the cart itself is. */
  count: number
  isLoaded: boolean
  /** Quantities the shopper has set and the shop has not confirmed yet, by line; zero while one is taken out. */
  pendingQuantities: ReadonlyMap<string, number>
  isAdding: boolean
  isChangingCoupon: boolean
  /** What could not be done: the shop's own sentence, or `offline` when it could not be reached. */
  error: string | null
  couponError: string | null
  notices: readonly string[]
}

/** The shop's sentence stands for itself; a page says this one in its own language. */
export const offline = 'offline'

const nothing: CartState = {
  cart: null,
  count: 0,
  isLoaded: false,
  pendingQuantities: new Map(),
  isAdding: false,
  isChangingCoupon: false,
  error: null,
  couponError: null,
  notices: [],
}

type Parts = {
  ask: AskCart
  tabs: Tabs<WireCart | null>
  /** What the last answer left behind in a cookie. */
  hint: () => number
}

/** What is known of the cart, and what an answer does to it. */
function createCartTruth({ ask, tabs }: Pick<Parts, 'ask' | 'tabs'>) {
  let state = nothing
  let answeredAt = -Infinity
  const listeners = new Set<() => void>()

  function change(next: Partial<CartState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  /** Answers may arrive late from another tab, or before an earlier one. */
  function accept(cart: WireCart | null) {
    const shown = state.cart
    if (cart && shown?.id === cart.id && cart.version < shown.version) return
    answeredAt = performance.now()
    const notices = cart?.notices.map(({ message }) => message) ?? []
    change({
      cart,
      count: cart?.total_quantity ?? 0,
      isLoaded: true,
      notices: notices.length > 0 ? notices : state.notices,
    })
  }

  /** Does what the specification says of each error (section 8); gives the sentence to show, if any. */
  async function settle(answer: CartAnswer | null): Promise<string | null> {
    if (!answer) return offline
    const [first] = answer.errors
    if (first && isGone(first.code)) {
      accept(null)
      tabs.tell(null)
      if (first.code === 'CART_FORBIDDEN') await ask('create-guest')
      return null
    }
    if (answer.cart) {
      accept(answer.cart)
      tabs.tell(answer.cart)
    }
    return first?.message ?? answer.problems[0]?.message ?? null
  }

  tabs.hear(accept)

  return {
    state: () => state,
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    settle,
    isFresh: () => performance.now() - answeredAt < freshMs,
  }
}

/** An answer this young need not be asked for again. */
const freshMs = 2000

/**
 * The one cart of a page. Calls go out one after the other, and the shop's answer is the only truth:
 * an older one than what is shown is dropped, and a wish stands only until it is answered.
 */
export function createCartStore({ ask, tabs, hint }: Parts) {
  const { state, watch, change, settle, isFresh } = createCartTruth({ ask, tabs })
  let turn: Promise<unknown> = Promise.resolve()

  /** One at a time: two calls under way could be answered in either order. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = turn.then(work)
    turn = next.catch(() => null)
    return next
  }

  /** With its key the same request can safely be sent again. */
  async function addOnce(call: 'add-item' | 'add-bike', cartItems: readonly NewCartItem[]) {
    const key = newKey()
    return (await ask(call, { cartItems }, key)) ?? ask(call, { cartItems }, key)
  }

  async function setNow(uid: string): Promise<void> {
    const wanted = state().pendingQuantities.get(uid)
    if (wanted === undefined) return
    const answer = await (wanted === 0
      ? ask('remove-item', { cartItemId: uid })
      : ask('update-cart', { cartItems: [{ cart_item_uid: uid, quantity: wanted }] }))
    if (state().pendingQuantities.get(uid) !== wanted) return setNow(uid)
    const isRemovedAlready = answer?.errors[0]?.code === 'ITEM_NOT_IN_CART'
    const error = await settle(answer)
    const pendingQuantities = new Map(state().pendingQuantities)
    pendingQuantities.delete(uid)
    change({ pendingQuantities, error: isRemovedAlready ? null : error })
  }

  const coupon = (call: 'apply-coupon' | 'remove-coupon', body?: unknown) =>
    inTurn(async () => {
      change({ isChangingCoupon: true, couponError: null })
      const couponError = await settle(await ask(call, body))
      change({ isChangingCoupon: false, couponError })
      return couponError === null
    })

  return {
    state,
    watch,
    isFresh,
    /** Before a page has come alive it knows of no cart. */
    blank: () => nothing,
    /** Shows the number the last answer left behind, without asking anybody. */
    recall() {
      if (!state().isLoaded && hint() !== state().count) change({ count: hint() })
    },
    refresh: () =>
      inTurn(async () => {
        change({ error: await settle(await ask('fetch-cart')) })
      }),
    /** Null unless everything asked for is in the cart. */
    add: (call: 'add-item' | 'add-bike', items: readonly NewCartItem[]) =>
      inTurn(async () => {
        change({ isAdding: true, error: null, notices: [] })
        let answer = await addOnce(call, items)
        // the shop has let go of the old cart, so the same wish opens a new one
        if (answer?.errors.some(({ code }) => isGone(code))) answer = await addOnce(call, items)
        const error = await settle(answer)
        change({ isAdding: false, error })
        return error === null ? { bikeUid: answer?.bikeUid ?? null } : null
      }),
    /** Of many quick changes to a line only the last is sent. */
    setQuantity(uid: string, quantity: number) {
      const isUnderWay = state().pendingQuantities.has(uid)
      change({
        pendingQuantities: new Map(state().pendingQuantities).set(uid, quantity),
        error: null,
        notices: [],
      })
      if (!isUnderWay) void inTurn(() => setNow(uid))
    },
    applyCoupon: (couponCode: string) => coupon('apply-coupon', { couponCode }),
    removeCoupon: () => coupon('remove-coupon'),
  }
}

const gone = new Set(['CART_NOT_FOUND', 'CART_NOT_ACTIVE', 'CART_OTHER_SITE', 'CART_FORBIDDEN'])
const isGone = (code: string) => gone.has(code)
