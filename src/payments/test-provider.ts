import type { PaymentProvider } from './payment-provider.ts'

/** How a test payment can be asked to end. */
const testOutcomes = ['works', 'declined'] as const
/** `silent` never answers, so only the shop's own tests may choose it (`PAYMENTS=test-with-faults`). */
const faultyOutcomes = [...testOutcomes, 'silent'] as const

export type TestOutcome = (typeof faultyOutcomes)[number]

/** The outcomes that a shop with this setting offers and takes. */
export const outcomesFor = (payments: string | null): readonly TestOutcome[] =>
  payments === 'test-with-faults' ? faultyOutcomes : testOutcomes

/** Ends as the buyer chose, and charges nobody. */
export const testProvider: PaymentProvider = {
  authorise: ({ details }) => Promise.resolve(details === 'works' ? 'authorised' : 'declined'),
  // It keeps no book: what it did not answer at once it never will.
  find: () => Promise.resolve(null),
  release: () => Promise.resolve(),
  refund: () => Promise.resolve('refunded'),
}

/** The same, and silent where it is asked to be. */
export const faultyTestProvider: PaymentProvider = {
  ...testProvider,
  authorise: (request) =>
    request.details === 'silent' ? new Promise<never>(() => {}) : testProvider.authorise(request),
}
