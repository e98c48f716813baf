/** The payment method of an order that a certificate pays for; staff claim the money from its provider. */
export const certificateMethod = 'certificate'

type PaidOrder = { number: string; payment: { method: string; reference: string | null } }

/** The payment as its provider knows it; the first orders have no reference of their own. */
export const paymentOf = ({ number, payment: { method, reference } }: PaidOrder) => ({
  method,
  reference: reference ?? number,
})

/** The payment provider's method, and the details from its payment fields. */
export type PaymentChoice = { method: string; details: string }
