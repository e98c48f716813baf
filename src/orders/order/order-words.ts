import { dateLocale, defaultCountry, findCountry } from '#/country/country.ts'
import { languageTags, type Locale } from '#/i18n/locale.ts'
import { fadeName } from '#/catalogue/paint/fade-name.ts'
import { formatSum } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import type { Order, OrderLine } from './order.ts'

const countryOf = ({ country }: Pick<Order, 'country'>) => findCountry(country) ?? defaultCountry

/** The format of amounts wherever an order is shown, whichever country its reader has chosen since. */
export const orderMoneyLocale = (order: Pick<Order, 'country'>): string => countryOf(order).locale

/** An amount in the format of the buyer's country, always with pence, as on a receipt. */
export const orderMoney = (order: Pick<Order, 'country'>, amount: Money): string =>
  formatSum(amount, orderMoneyLocale(order))

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

type Reader = Pick<Order, 'country' | 'locale'>

const dayFormat = (order: Reader) =>
  new Intl.DateTimeFormat(dateLocale(countryOf(order), order.locale), {
    ...longDay,
    timeZone: 'UTC',
  })

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

/** A date with the month spelled out. */
export const orderDay = (order: Reader, day: string | Date): string =>
  dayFormat(order).format(typeof day === 'string' ? noonOf(day) : day)

/** The same for a first and a last day: "24 – 26 November 2026"; one date if they are the same. */
export const orderDays = (order: Reader, [from, to]: readonly [string, string]): string =>
  dayFormat(order).formatRange(noonOf(from), noonOf(to))

/** A date and time to the minute, in a time zone that has a short name in the reader's language. */
export const orderInstant = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(languageTags[locale], {
    ...longDay,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: namedZones[locale],
    timeZoneName: 'short',
  }).format(at)

const namedZones: Record<Locale, string> = { en: 'Europe/London', de: 'Europe/Berlin' }

type Translate = (key: string, values?: Record<string, string | number>) => string

/** A size that says what it is: the value of a gift card, or a volume. */
const hasUnit = /^(?:[£€]\d|\d[\d.,]*\s?(?:€|£|mm|cm|m|ml|l|g|kg)(?![\p{L}\d]))/u

/** Whether the name of the paint says it already: the second colour of a fade. */
export const isNamedByPaint = (
  { value }: Pick<OrderLine['options'][number], 'value'>,
  paint: OrderLine['paint'],
): boolean => paint?.name.en.endsWith(fadeName('', value.en, 'en')) ?? false

const quoted: Record<Locale, (text: string) => string> = {
  en: (text) => `“${text}”`,
  de: (text) => `„${text}“`,
}

/** The choices made for a line, one per line of text. */
export function lineDetails(line: OrderLine, locale: Locale, translate: Translate): string[] {
  const { size, colour, condition, paint, options, entered, quantity, essentials } = line
  const built = options
    .filter((option) => !isNamedByPaint(option, paint))
    .map(({ label, value }) => `${label[locale]}: ${value[locale]}`)
  const variant = [
    ...(size === null ? [] : [hasUnit.test(size) ? size : translate('order.size', { size })]),
    ...(paint || !colour ? [] : [colour[locale]]),
  ]
  return [
    ...(essentials ? [essentials[locale]] : []),
    ...(variant.length > 0 ? [variant.join(' · ')] : []),
    ...(condition ? [condition[locale]] : []),
    ...(paint ? [translate('order.paint', { name: paint.name[locale] })] : []),
    ...built,
    ...entered.map(quoted[locale]),
    ...(quantity > 1 ? [translate('order.quantity', { quantity })] : []),
  ]
}
