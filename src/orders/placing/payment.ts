/** How a buyer pays: with which provider, and what its payment fields gave. */
export type PaymentChoice = { method: string; details: string }
