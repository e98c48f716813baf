import * as v from 'valibot'
import { cartLineSchema } from '#/cart/lines/cart.ts'
import type { Locale } from '#/i18n/locale.ts'
import {
  deliverySchema,
  type OrderTotals,
  orderLineSchema,
  totalsSchema,
} from '#/orders/order/order.ts'
import { storedAddress } from '#/postal-address/stored-address.ts'
import type { QuoteEventName, QuoteState } from './quote-state.ts'

const employerAddressSchema = v.object({
  street: v.array(v.string()),
  city: v.string(),
  postcode: v.nullable(v.string()),
})
/** The employer's address in the same country as the employee's. */
export type EmployerAddress = v.InferOutput<typeof employerAddressSchema>

/** The terms of a quote, frozen when it was made. */
export const quotedSchema = v.object({
  employer: v.string(),
  /** The code by which the provider knows the employer. */
  employerCode: v.nullable(v.string()),
  /** The address for the invoice; quotes of earlier releases have none. */
  employerAddress: v.nullish(employerAddressSchema, null),
  /** The employer's limit in pence. */
  limit: v.nullable(v.number()),
  country: v.string(),
  address: storedAddress,
  delivery: deliverySchema,
  lines: v.pipe(v.array(orderLineSchema), v.readonly()),
  totals: totalsSchema,
  /** The same lines as a cart has them, to take stock by. */
  cartLines: v.pipe(v.array(cartLineSchema), v.readonly()),
})
export type Quoted = Omit<v.InferOutput<typeof quotedSchema>, 'totals'> & { totals: OrderTotals }

export type Quote = Quoted & {
  id: number
  number: string
  site: string
  /** Null for a guest's quote. */
  customerId: number | null
  attemptId: string
  state: QuoteState
  locale: Locale
  email: string
  provider: string
  /** Whether its first mail was sent. */
  isMailed: boolean
  certificate: string | null
  orderNumber: string | null
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
}

export type QuoteEvent = { step: QuoteEventName; by: string; note: string | null; at: Date }

/** Refusal codes of quotes. */
export type QuoteRefusal =
  | 'quote-not-offered'
  | 'quote-coupon'
  | 'quote-no-build'
  | 'quote-not-cycling'
  | 'quote-not-found'
  | 'quote-expired'
  | 'quote-step-refused'
  | 'quote-certificate-used'
