import { isCurrency, minorDigits } from './currency.ts'
import { type Money, toWire } from './money.ts'

export type MoneyFormat = { decimals?: 'always' }

/** Building an `Intl.NumberFormat` costs some 50 times as much as using it, and a listing shows a hundred prices. */
const formats = new Map<string, Intl.NumberFormat>()

/** A price in the country's own manner; £1,299 rather than £1,299.00 unless decimals are forced (spec §5). */
export function formatMoney(price: Money, locale: string, { decimals }: MoneyFormat = {}): string {
  const isWhole = price.amount % 10 ** minorDigits[price.currency] === 0
  const digits = isWhole && decimals !== 'always' ? 0 : minorDigits[price.currency]
  return inOneHand(formatFor(locale, price.currency, digits).format(toWire(price).value))
}

/** Node and each browser bring their own CLDR; where they are known to differ, one form is kept, or hydration would differ too. */
const inOneHand = (text: string) =>
  text.replaceAll('\u202f', '\u00a0').replaceAll("'", '’').replaceAll('￥', '¥')

function formatFor(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`
  const held = formats.get(key)
  if (held) return held
  if (!isCurrency(currency) || !isKnownLocale(locale)) throw new Error('Invalid locale or currency')
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, format)
  return format
}

/** `supportedLocalesOf` throws on a malformed tag and gives nothing for an unknown one; both would print a stranger's format. */
function isKnownLocale(locale: string): boolean {
  try {
    return locale !== '' && Intl.NumberFormat.supportedLocalesOf(locale).length > 0
  } catch {
    return false
  }
}
