import type {
  addBikeCall,
  addItemCall,
  fetchCall,
  removeCall,
  updateCall,
} from '#/cart/api/cart.api.ts'
import type { updateBikeCall } from '#/cart/edit/replace-bike.api.ts'
import type { createGuestCall } from '#/cart/api/own-cart.api.ts'
import type { applyCouponCall, removeCouponCall } from '#/cart/coupon/coupon.api.ts'
import { type AnswerOf, callApi, unreadableError } from '#/platform/api/fetch-json.client.ts'
import { keepSessionFresh } from '#/visitor/session/session-due.client.ts'
import type { ErrorItem, UserError, WireCart } from '#/cart/lines/cart.contract.ts'

type Call =
  | typeof fetchCall
  | typeof createGuestCall
  | typeof addItemCall
  | typeof addBikeCall
  | typeof updateCall
  | typeof updateBikeCall
  | typeof removeCall
  | typeof applyCouponCall
  | typeof removeCouponCall
type NameIn<Path> = Path extends `/cart/${infer Name}` ? Name : never
export type CartCall = NameIn<Call['path']>

export type CartAnswer = {
  cart: WireCart | null
  /** Errors for which the whole call was refused. */
  errors: readonly ErrorItem[]
  /** Problems with single items. */
  problems: readonly UserError[]
  /** The line of the bike that was just added. */
  bikeUid?: string
}

/** Resolves to null when the server could not be reached. */
export type CallCart = (call: CartCall, body?: unknown, key?: string) => Promise<CartAnswer | null>

const timeoutMs = 10_000

/** A call that meets an expired token is repeated once it is renewed. */
export const callCart: CallCart = async (call, body, key) => {
  await keepSessionFresh()
  const first = await callOnce(call, body, key)
  if (!first?.errors.some(({ code }) => code === 'SESSION_EXPIRED')) return first
  const isRenewed = await import('#/visitor/session/renew-session.client.ts').then(
    ({ renewSession }) => renewSession(),
    () => false,
  )
  return isRenewed ? callOnce(call, body, key) : first
}

const callOnce: CallCart = async (call, body, key) => {
  const answer = await callApi<Call>(`/cart/${call}`, {
    json: call === 'fetch-cart' ? undefined : (body ?? {}),
    idempotencyKey: key,
    signal: AbortSignal.timeout(timeoutMs),
  })
  return answer && toAnswer(answer.body ?? { error: unreadableError })
}

type Part = { cart?: WireCart | null; user_errors?: UserError[]; errors?: UserError[] }
/** The fields of every call, since one function reads them all. */
type WireAnswer = AnswerOf<typeof fetchCall> &
  Pick<AnswerOf<typeof addBikeCall>, 'bikeUid'> &
  Pick<AnswerOf<typeof createGuestCall>, 'createEmptyCart'> &
  Partial<Record<(typeof parts)[number], Part | null>>

/** The response fields that hold the result of a call. */
const parts = [
  'addProductsToCart',
  'updateCartItems',
  'updateBikeInCart',
  'removeItemFromCart',
  'applyCouponToCart',
  'removeCouponFromCart',
] as const

/** A response with neither a cart nor an error counts as unreadable. */
function toAnswer(wire: WireAnswer): CartAnswer {
  const name = parts.find((each) => wire[each])
  const part = name ? wire[name] : null
  const cart = [part?.cart, wire.cart].find(isCart) ?? null
  const errors = [...(wire.error ? [wire.error] : []), ...(wire.errors ?? [])]
  const problems = part?.user_errors ?? part?.errors ?? []
  const isBlank = !cart && errors.length + problems.length === 0 && !wire.createEmptyCart
  return {
    cart,
    errors: isBlank ? [unreadableError] : errors,
    problems,
    ...(wire.bikeUid && { bikeUid: wire.bikeUid }),
  }
}

const isCart = (cart: WireCart | null | undefined): cart is WireCart =>
  Array.isArray(cart?.items) && Array.isArray(cart.notices) && Boolean(cart.prices)

/** A random UUID; `crypto.randomUUID` is missing on pages served without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
