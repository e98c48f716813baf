import { fetchJson, unreadableError } from '#/platform/api/fetch-json.client.ts'
import { keepSessionFresh } from '#/visitor/session/session-due.client.ts'
import type { ErrorItem, UserError, WireCart } from '#/cart/lines/cart.contract.ts'

export type CartCall =
  | 'fetch-cart'
  | 'create-guest'
  | 'add-item'
  | 'add-bike'
  | 'update-cart'
  | 'remove-item'
  | 'apply-coupon'
  | 'remove-coupon'

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

export const callCart: CallCart = async (call, body, key) => {
  const isRead = call === 'fetch-cart'
  await keepSessionFresh()
  const answer = await fetchJson(`/nuxt/api/cart/${call}`, {
    method: isRead ? 'GET' : 'POST',
    headers: {
      ...(!isRead && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(!isRead && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  return answer && toAnswer(answer.body ?? { error: unreadableError })
}

type Part = { cart?: WireCart | null; user_errors?: UserError[]; errors?: UserError[] }
type WireAnswer = {
  cart?: WireCart | null
  errors?: ErrorItem[]
  error?: ErrorItem | null
  bikeUid?: string | null
  createEmptyCart?: string
} & Partial<Record<(typeof parts)[number], Part | null>>

/** The response fields that hold the result of a call. */
const parts = [
  'addProductsToCart',
  'updateCartItems',
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
