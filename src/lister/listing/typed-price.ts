/** Reads a price with currency sign, thousands separators or pence; null if it is not a price. */
export function typedPrice(typed: string): number | null {
  const whole = typed
    .replaceAll(/[^\d.,]/g, '')
    .replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(/[.,]\d{0,2}$/, '')
  return /^\d{1,9}$/.test(whole) ? Number(whole) : null
}
