import { isCurrency, minorDigits } from './currency.ts'
import type { Money } from './money.ts'

/** The format of an amount in a locale: the text around the digits, and the separators. */
export type MoneyPattern = {
  positive: readonly [before: string, after: string]
  negative: readonly [before: string, after: string]
  group: string
  point: string
  /** Whether four digits are grouped: £1,299, but 1299 € in Spain. */
  isFourGrouped: boolean
}

/** Reads the pattern from `Intl`, whose first use costs a browser 20 ms or more. */
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
    unified(long.find((part) => part.type === type)?.value ?? '')
  return {
    positive: affixes(long),
    negative: affixes(format.formatToParts(-1_234_567.89)),
    group: valueOf('group'),
    point: valueOf('decimal'),
    isFourGrouped: format.formatToParts(1234).some(({ type }) => type === 'group'),
  }
}

function affixes(parts: readonly Intl.NumberFormatPart[]): [before: string, after: string] {
  const first = parts.findIndex(({ type }) => type === 'integer')
  const last = parts.findLastIndex(({ type }) => type === 'fraction')
  const joined = (some: readonly Intl.NumberFormatPart[]) =>
    unified(some.map(({ value }) => value).join(''))
  return [joined(parts.slice(0, first)), joined(parts.slice(last + 1))]
}

/** Node and each browser have their own CLDR data; known differences are replaced by one form. */
const unified = (text: string) =>
  text.replaceAll('\u202f', '\u00a0').replaceAll("'", '’').replaceAll('￥', '¥')

/** `supportedLocalesOf` throws on a malformed tag and returns nothing for an unknown one, which `Intl` would format in its default locale. */
function isKnownLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0
  } catch {
    return false
  }
}

/** Formats an amount; without `hasDecimals` its minor units are left out. */
export function writeMoney(
  { amount, currency }: Money,
  pattern: MoneyPattern,
  hasDecimals: boolean,
): string {
  const digits = minorDigits[currency]
  const padded = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = padded.slice(0, padded.length - digits)
  const fraction = hasDecimals && digits > 0 ? pattern.point + padded.slice(-digits) : ''
  const [before, after] = amount < 0 ? pattern.negative : pattern.positive
  return before + grouped(whole, pattern) + fraction + after
}

const grouped = (whole: string, { group, isFourGrouped }: MoneyPattern) =>
  whole.length > (isFourGrouped ? 3 : 4) ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : whole
