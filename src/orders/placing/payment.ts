/** The payment provider's method, and the details from its payment fields. */
export type PaymentChoice = { method: string; details: string }
