/** Hundredths of an amount as people type it, "2,499", "2.499,00", "£2499.50" or "37.5"; null if it is none. */
export function hundredthsOf(typed: string): number | null {
  const text = typed.replaceAll(/[\s£]/g, '')
  const plain = text.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return null
  const [whole = '', decimals = ''] = plain.split('.')
  return Number(whole + decimals.padEnd(2, '0'))
}
