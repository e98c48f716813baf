import * as v from 'valibot'
import type { Locale } from '#/i18n/locale.ts'
import type { ClaimForm } from './claim-fields.ts'
import type { ClaimActor, ClaimState } from '#/warranty/state/claim-state.ts'

/** The answers as they were given; a later release may have other choices, so they are texts. */
export const answersSchema = v.object({
  source: v.string(),
  /** As typed, or of the chosen order. */
  orderNumber: v.string(),
  /** The chosen line of the customer's own order. */
  lineName: v.string(),
  kind: v.string(),
  bike: v.string(),
  frameNumber: v.string(),
  purchasedOn: v.string(),
  discoveredOn: v.string(),
  mileage: v.string(),
  use: v.string(),
  hasCrashed: v.string(),
  isFirstOwner: v.string(),
  assembledBy: v.string(),
  modified: v.string(),
  description: v.string(),
  batterySerial: v.string(),
  errorCode: v.string(),
  remedy: v.string(),
  store: v.string(),
  name: v.string(),
  phone: v.string(),
  country: v.string(),
})
export type ClaimAnswers = v.InferOutput<typeof answersSchema>

/** The answers of a form; the line's name comes from the order. */
export function answersOf(form: ClaimForm, order: { number: string; lineName: string }) {
  const { attempt: _, email: __, orderLine: ___, ...rest } = form
  const { pictures: ____, video: _____, proof: ______, ...answers } = rest
  return { ...answers, orderNumber: order.number, lineName: order.lineName } satisfies ClaimAnswers
}

export type Claim = {
  id: number
  number: string
  site: string
  locale: Locale
  customerId: number | null
  orderId: number | null
  state: ClaimState
  email: string
  answers: ClaimAnswers
  madeAt: Date
  retainedUntil: Date
}

/** A change of state, a message, or both. */
export type ClaimEvent = {
  at: Date
  actor: ClaimActor
  staffName: string | null
  fromState: ClaimState | null
  toState: ClaimState | null
  message: string | null
}

export type ClaimRefusal = 'claim-not-found' | 'claim-changed' | 'claim-link-expired'
