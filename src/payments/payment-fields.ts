/** `silent` never answers, so only automated tests may choose it. */
export type TestOutcome = 'works' | 'declined' | 'silent'

/**
 * The fields with which a checkout asks for a payment. What they send as `payment` reaches the provider's
 * `authorise` as `details`. A provider with other fields makes this a union; the code that reads `outcomes`
 * then does not compile until it handles both.
 */
export type PaymentFields = { kind: 'test-outcome'; outcomes: readonly TestOutcome[] }

/** Whether a value can come from these fields. */
export const areDetailsOf = ({ outcomes }: PaymentFields, details: string): boolean =>
  outcomes.some((outcome) => outcome === details)
