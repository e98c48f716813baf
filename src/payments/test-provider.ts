import type { PaymentProvider } from './payment-provider.ts'

/** Answers with the outcome that the buyer chose, and charges nobody. */
export const testProvider: PaymentProvider = {
  authorise: ({ details }) => Promise.resolve(details === 'works' ? 'authorised' : 'declined'),
  // It keeps no records, so it cannot look up an earlier attempt.
  find: () => Promise.resolve(null),
  release: () => Promise.resolve(),
  refund: () => Promise.resolve('refunded'),
}

/** The test provider with `silent`, which never answers. */
export const faultyTestProvider: PaymentProvider = {
  ...testProvider,
  authorise: (request) =>
    request.details === 'silent' ? new Promise<never>(() => {}) : testProvider.authorise(request),
}
