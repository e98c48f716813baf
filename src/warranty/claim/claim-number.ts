import { normalOrderNumber, orderNumberFrom } from '#/orders/placing/order-number.ts'

/** A claim's number looks like an order's with a C in front: `C-7K3M-9Q2X`. */
export function claimNumberFrom(bytes: Iterable<number>): string | null {
  const number = orderNumberFrom(bytes)
  return number === null ? null : `C-${number}`
}

/** Normalises a typed claim number; null if it cannot be one. */
export function normalClaimNumber(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  const number = normalOrderNumber(letters.length === 9 ? letters.replace(/^C/, '') : letters)
  return number === null ? null : `C-${number}`
}
