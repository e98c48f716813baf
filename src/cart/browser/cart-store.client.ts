import { createListeners } from '#/platform/browser/listeners.ts'
import type { Tabs } from '#/visitor/tabs.client.ts'
import { type CallCart, type CartAnswer, type CartCall, newKey } from './cart-calls.client.ts'
import type { WireCart } from '#/cart/lines/cart.contract.ts'

export type NewCartItem = {
  sku: string
  quantity: number
  selected_options?: string[]
  ref?: string
  associated_ref?: string
}

/** A change that this page made; another tab reports its own. */
export type CartChange =
  | { kind: 'added'; items: readonly NewCartItem[]; bikeUid: string | null; cart: WireCart }
  | { kind: 'counted' | 'replaced'; uid: string; before: WireCart; after: WireCart }

export type CartState = {
  cart: WireCart | null
  /** Items in the cart, known from a cookie before the cart is loaded. */
  count: number
  isLoaded: boolean
  /** Quantities by line that the server has not confirmed yet; zero while a line is being removed. */
  pendingQuantities: ReadonlyMap<string, number>
  isAdding: boolean
  isChangingCoupon: boolean
  /** The server's message, or `offline` when it could not be reached. */
  error: string | null
  couponError: string | null
  notices: readonly string[]
}

/** Server messages are shown as they are; the page translates this one. */
export const offline = 'offline'

const initialState: CartState = {
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

type StoreOptions = {
  send: CallCart
  tabs: Tabs<WireCart | null>
  /** Reads the item count from the cookie. */
  hint: () => number
  /** Called with each change that this page made. */
  onChange?: (change: CartChange) => void
  /** Runs the work when no other tab of the browser does such work. */
  inTurn?: ((work: () => Promise<CartAnswer | null>) => Promise<CartAnswer | null>) | undefined
}

/** Holds the state of the cart and applies responses to it. */
function createCartState({ send, tabs }: Pick<StoreOptions, 'send' | 'tabs'>) {
  let state = initialState
  let answeredAt = -Infinity
  const { watch, notify } = createListeners()

  function change(next: Partial<CartState>) {
    state = { ...state, ...next }
    notify()
  }

  /** Ignores older versions: responses may arrive late from another tab, or out of order. */
  function accept(cart: WireCart | null) {
    const shown = state.cart
    if (cart && shown?.id === cart.id && cart.version < shown.version) return
    answeredAt = performance.now()
    const notices = [...new Set(cart?.notices.map(({ message }) => message))]
    change({
      cart,
      count: cart?.total_quantity ?? 0,
      isLoaded: true,
      notices: notices.length > 0 ? notices : state.notices,
    })
  }

  /** Applies a response and returns the message to show, if any; a cart that is gone is dropped. */
  async function applyAnswer(answer: CartAnswer | null): Promise<string | null> {
    if (!answer) return offline
    const [first] = answer.errors
    if (first && isGone(first.code)) {
      accept(null)
      tabs.publish(null)
      if (first.code === 'CART_FORBIDDEN') await send('create-guest')
      return null
    }
    if (answer.cart) {
      accept(answer.cart)
      tabs.publish(answer.cart)
    }
    return first?.message ?? answer.problems[0]?.message ?? null
  }

  tabs.subscribe(accept)

  return {
    state: () => state,
    watch,
    change,
    applyAnswer,
    isFresh: () => performance.now() - answeredAt < freshMs,
  }
}

/** A cart younger than this is not fetched again when the drawer opens. */
const freshMs = 2000

/**
 * The one cart of a page. Calls are sent one at a time, and the server's response is the only source of
 * truth: one older than the cart shown is dropped, and a pending quantity ends with its response.
 */
export function createCartStore({ send, tabs, hint, onChange, inTurn }: StoreOptions) {
  const { state, watch, change, applyAnswer, isFresh } = createCartState({ send, tabs })
  let queue: Promise<unknown> = Promise.resolve()

  /** Runs one call at a time: two at once could be answered in either order. */
  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = queue.then(work)
    queue = next.catch(() => null)
    return next
  }

  /** Without a cart's cookie, adds of two tabs at once would open two carts, so the tabs take turns. */
  const addOnce: typeof addTo = (call, items) =>
    inTurn && !state().cart && hint() === 0 ? inTurn(() => addTo(call, items)) : addTo(call, items)

  /**
   * The idempotency key makes it safe to send the same request again. One that took too long may be under way still: the
   * shop lets each repetition wait for it.
   */
  async function addTo(call: 'add-item' | 'add-bike', cartItems: readonly NewCartItem[]) {
    const key = newKey()
    const once = () => send(call, { cartItems }, key)
    let answer = (await once()) ?? (await once())
    for (let tries = 0; tries < 5 && answer?.errors[0]?.code === underWay; tries += 1)
      answer = await once()
    return answer
  }

  async function sendQuantity(uid: string): Promise<void> {
    const quantity = state().pendingQuantities.get(uid)
    if (quantity === undefined) return
    const answer = await (quantity === 0
      ? send('remove-item', { cartItemId: uid })
      : send('update-cart', { cartItems: [{ cart_item_uid: uid, quantity }] }))
    if (state().pendingQuantities.get(uid) !== quantity) return sendQuantity(uid)
    const isRemovedAlready = answer?.errors[0]?.code === 'ITEM_NOT_IN_CART'
    const before = state().cart
    const error = await applyAnswer(answer)
    if (before && answer?.cart) onChange?.({ kind: 'counted', uid, before, after: answer.cart })
    const pendingQuantities = new Map(state().pendingQuantities)
    pendingQuantities.delete(uid)
    change({ pendingQuantities, error: isRemovedAlready ? null : error })
  }

  const coupon = (call: 'apply-coupon' | 'remove-coupon', body?: unknown) =>
    enqueue(async () => {
      change({ isChangingCoupon: true, couponError: null })
      const couponError = await applyAnswer(await send(call, body))
      change({ isChangingCoupon: false, couponError })
      return couponError === null
    })

  return {
    state,
    watch,
    isFresh,
    /** The state during server rendering and hydration. */
    blank: () => initialState,
    /** Shows the count from the cookie, without a request. */
    recall() {
      if (!state().isLoaded && hint() !== state().count) change({ count: hint() })
    },
    refresh: () =>
      enqueue(async () => {
        change({ error: await applyAnswer(await send('fetch-cart')) })
      }),
    /** Resolves to null unless every requested item was added. */
    add: (call: 'add-item' | 'add-bike', items: readonly NewCartItem[]) =>
      enqueue(async () => {
        change({ isAdding: true, error: null, notices: [] })
        let answer = await addOnce(call, items)
        // The response cleared the old cart's cookie, so the same request opens a new cart.
        if (answer?.errors.some(({ code }) => isGone(code))) answer = await addOnce(call, items)
        const error = await applyAnswer(answer)
        change({ isAdding: false, error })
        if (error !== null) return null
        const bikeUid = answer?.bikeUid ?? null
        if (answer?.cart) onChange?.({ kind: 'added', items, bikeUid, cart: answer.cart })
        return { bikeUid }
      }),
    /** Of the changes made to a line while a call is pending, only the last is sent. */
    setQuantity(uid: string, quantity: number) {
      const isUnderWay = state().pendingQuantities.has(uid)
      change({
        pendingQuantities: new Map(state().pendingQuantities).set(uid, quantity),
        error: null,
        notices: [],
      })
      if (!isUnderWay) void enqueue(() => sendQuantity(uid))
    },
    /** Any other change that may be sent twice; null when the server could not be reached. */
    send: (call: CartCall, body: unknown) =>
      enqueue(async () => {
        const answer = await send(call, body)
        await applyAnswer(answer)
        return answer
      }),
    applyCoupon: (couponCode: string) => coupon('apply-coupon', { couponCode }),
    removeCoupon: () => coupon('remove-coupon'),
  }
}

/** The refusal of a repeated call whose first copy has no answer yet. */
const underWay = 'IDEMPOTENCY_IN_FLIGHT'

const gone = new Set(['CART_NOT_FOUND', 'CART_NOT_ACTIVE', 'CART_OTHER_SITE', 'CART_FORBIDDEN'])
export const isGone = (code: string) => gone.has(code)
