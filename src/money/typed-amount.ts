const plain = /^(\d{1,9})(?:[.,](\d{1,2}))?$/
const grouped = /^(\d{1,3}(?:([.,\s])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/

/**
 * Hundredths of an amount as people type it: "2,499", "2.499,00", "£2499.50", "2499 £" or "37.5"; null if it is none. A comma or
 * point before three digits separates thousands.
 */
export function typedHundredths(typed: string): number | null {
  const text = typed.trim().replace(/^£\s*|\s*£$/, '')
  const [, whole, decimals = ''] = plain.exec(text) ?? groupedParts(text)
  return whole === undefined ? null : Number(whole + decimals.padEnd(2, '0'))
}

function groupedParts(text: string): (string | undefined)[] {
  const [, whole, , decimals] = grouped.exec(text) ?? []
  return [text, whole?.replaceAll(/\D/g, ''), decimals]
}
