/** A price as people write it: with a currency's sign, with thousands set apart, with pence; null where it is none. */
export function typedPrice(typed: string): number | null {
  const whole = typed
    .replaceAll(/[^\d.,]/g, '')
    .replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(/[.,]\d{0,2}$/, '')
  return /^\d{1,9}$/.test(whole) ? Number(whole) : null
}
