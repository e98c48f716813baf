import { dateLocale, defaultCountry, findCountry } from '#/country/country.ts'
import type { Locale } from '#/i18n/locale.ts'
import { formatMoney } from '#/money/format-money.ts'
import type { Money } from '#/money/money.ts'
import type { Order, OrderLine } from './order.ts'

const countryOf = ({ country }: Pick<Order, 'country'>) => findCountry(country) ?? defaultCountry

/** An amount as the buyer's country writes it, pence and all, as on a receipt. */
export const orderMoney = (order: Pick<Order, 'country'>, amount: Money): string =>
  formatMoney(amount, countryOf(order).locale, { decimals: 'always' })

const longDay = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A day in words. */
export const orderDay = (order: Pick<Order, 'country' | 'locale'>, day: string | Date): string =>
  new Intl.DateTimeFormat(dateLocale(countryOf(order), order.locale), {
    ...longDay,
    timeZone: 'UTC',
  }).format(typeof day === 'string' ? new Date(`${day}T12:00:00Z`) : day)

/** An instant to the minute, by a clock whose name the reader's language has a word for. */
export const orderInstant = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    ...longDay,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: locale === 'de' ? 'Europe/Berlin' : 'Europe/London',
    timeZoneName: 'short',
  }).format(at)

type Say = (key: string, values?: Record<string, string | number>) => string

/** What was chosen for a line, one thing a line of text. */
export function lineDetails(line: OrderLine, locale: Locale, say: Say): string[] {
  const { size, colour, paint, options, entered, quantity } = line
  const built = options.map(({ label, value }) => `${label[locale]}: ${value[locale]}`)
  const variant = [
    ...(size === null ? [] : [say('order.size', { size })]),
    ...(paint || !colour ? [] : [colour[locale]]),
  ]
  return [
    ...(variant.length > 0 ? [variant.join(' · ')] : []),
    ...(paint ? [say('order.paint', { name: paint.name[locale] })] : []),
    ...built,
    ...entered.map((text) => `“${text}”`),
    ...(quantity > 1 ? [say('order.quantity', { quantity })] : []),
  ]
}
