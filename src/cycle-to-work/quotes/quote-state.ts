import { keysOf } from '#/platform/types/typed-keys.ts'

export const quoteStates = [
  'issued',
  'certificate-received',
  'redeemed',
  'declined',
  'withdrawn',
  'expired',
] as const
export type QuoteState = (typeof quoteStates)[number]

type Actor = 'shopper' | 'staff' | 'clock'
type Transition = { from: readonly QuoteState[]; to: QuoteState; by: readonly Actor[] }

/** Every transition that a quote can make, and who may start it. */
const transitions = {
  certificate: { from: ['issued'], to: 'certificate-received', by: ['shopper', 'staff'] },
  // The provider does not know the certificate: the shopper may hand in another.
  reject: { from: ['certificate-received'], to: 'issued', by: ['staff'] },
  redeem: { from: ['certificate-received'], to: 'redeemed', by: ['staff'] },
  decline: { from: ['issued', 'certificate-received'], to: 'declined', by: ['staff'] },
  withdraw: { from: ['issued'], to: 'withdrawn', by: ['shopper'] },
  // A certificate that was handed in in time is still redeemed after the last day.
  expire: { from: ['issued'], to: 'expired', by: ['staff', 'clock'] },
} as const satisfies Record<string, Transition>

export type QuoteStep = keyof typeof transitions
/** The events of a quote's history: that it was made, and every step. */
export const quoteEventNames = ['issue', ...keysOf(transitions)] as const
export type QuoteEventName = (typeof quoteEventNames)[number]

/** The state after a step, or null where it cannot be taken. */
export function nextQuoteState(
  state: QuoteState,
  step: QuoteStep,
  actor: Actor,
): QuoteState | null {
  const { from, to, by }: Transition = transitions[step]
  return from.includes(state) && by.includes(actor) ? to : null
}

export const quoteStepsFrom = (state: QuoteState, actor: Actor): QuoteStep[] =>
  keysOf(transitions).filter((step) => nextQuoteState(state, step, actor) !== null)

/** A quote can end without anybody noticing: the clock's step follows within the hour. */
export const quoteStateAt = (
  { state, expiresAt }: { state: QuoteState; expiresAt: Date },
  now: Date,
): QuoteState => (state === 'issued' && expiresAt <= now ? 'expired' : state)

export const isEnded = (state: QuoteState): boolean =>
  state !== 'issued' && state !== 'certificate-received'
