/** The payment method of an order that a certificate pays for; staff claim the money from its provider. */
export const certificateMethod = 'certificate'

/** The payment provider's method, and the details from its payment fields. */
export type PaymentChoice = { method: string; details: string }
