import { money, type Money } from '#/money/money.ts'

/** Far above the price of any bike. */
const mostPence = 10_000_000

const plain = /^(\d{1,7})(?:[.,](\d{1,2}))?$/
const grouped = /^(\d{1,3}(?:([.,\s])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/

/** Reads pounds with or without sign, separators and pence; null if it is not a price. */
export function typedPounds(typed: string): Money | null {
  const text = typed.trim().replace(/^£\s*/, '')
  const [, whole, pence = ''] = plain.exec(text) ?? groupedParts(text)
  if (whole === undefined) return null
  const amount = Number(whole) * 100 + Number(pence.padEnd(2, '0'))
  return amount > 0 && amount <= mostPence ? money(amount, 'GBP') : null
}

function groupedParts(text: string): (string | undefined)[] {
  const [, whole, , pence] = grouped.exec(text) ?? []
  return [text, whole?.replaceAll(/\D/g, ''), pence]
}

/** The price as its field shows it: 2099, or 2099.50. */
export const poundsText = ({ amount }: Money): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
