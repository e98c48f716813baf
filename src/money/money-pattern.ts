import { isCurrency, minorDigits } from './currency.ts'
import type { Money } from './money.ts'

/** How a country writes an amount: what stands around the figures, and what between them. */
export type MoneyPattern = {
  positive: readonly [before: string, after: string]
  negative: readonly [before: string, after: string]
  group: string
  point: string
  /** Whether four figures are grouped: £1,299, but 1299 € in Spain. */
  isFourGrouped: boolean
}

/** Asks `Intl`, which knows every country but takes a browser 20 ms and more to wake. */
export function moneyPatternOf(locale: string, currency: string): MoneyPattern {
  if (!isCurrency(currency) || !isKnownLocale(locale)) throw new Error('Invalid locale or currency')
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const long = format.formatToParts(1_234_567.89)
  const valueOf = (type: Intl.NumberFormatPartTypes) =>
    inOneHand(long.find((part) => part.type === type)?.value ?? '')
  return {
    positive: around(long),
    negative: around(format.formatToParts(-1_234_567.89)),
    group: valueOf('group'),
    point: valueOf('decimal'),
    isFourGrouped: format.formatToParts(1234).some(({ type }) => type === 'group'),
  }
}

function around(parts: readonly Intl.NumberFormatPart[]): [before: string, after: string] {
  const first = parts.findIndex(({ type }) => type === 'integer')
  const last = parts.findLastIndex(({ type }) => type === 'fraction')
  const written = (some: readonly Intl.NumberFormatPart[]) =>
    inOneHand(some.map(({ value }) => value).join(''))
  return [written(parts.slice(0, first)), written(parts.slice(last + 1))]
}

/** Node and each browser bring their own CLDR; where they are known to differ, one form is kept. */
const inOneHand = (text: string) =>
  text.replaceAll('\u202f', '\u00a0').replaceAll("'", '’').replaceAll('￥', '¥')

/** `supportedLocalesOf` throws on a malformed tag and gives nothing for an unknown one; both would print a stranger's format. */
function isKnownLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0
  } catch {
    return false
  }
}

/** An amount written in a manner; its pence are left out where `hasDecimals` is not asked for. */
export function writeMoney(
  { amount, currency }: Money,
  pattern: MoneyPattern,
  hasDecimals: boolean,
): string {
  const digits = minorDigits[currency]
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = figures.slice(0, figures.length - digits)
  const fraction = hasDecimals && digits > 0 ? pattern.point + figures.slice(-digits) : ''
  const [before, after] = amount < 0 ? pattern.negative : pattern.positive
  return before + grouped(whole, pattern) + fraction + after
}

const grouped = (whole: string, { group, isFourGrouped }: MoneyPattern) =>
  whole.length > (isFourGrouped ? 3 : 4) ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : whole
