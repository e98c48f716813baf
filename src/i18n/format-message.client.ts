import formatCompiled from 'use-intl/format-message/format-only'
import { formatNumber } from './format-number.ts'
import { isLocale, type Locale } from './locale.ts'

type Asked = Parameters<typeof formatCompiled>
type GetNumberFormat = Asked[3]['formatters']['getNumberFormat']

/**
 * How a browser fills in messages, which come already taken apart (`tools/vite-lean-messages.ts` puts it
 * in the place of the library's own). Plain numbers are written by hand: see `formatNumber`.
 */
export function formatMessage(...[key, message, values, options]: Asked) {
  const { formatters } = options
  const getNumberFormat = byHand(formatters.getNumberFormat)
  return formatCompiled(key, message, values, {
    ...options,
    formatters: { ...formatters, getNumberFormat },
  })
}
/** The library asks this to know what kind of messages it may be given: those that are taken apart. */
formatMessage.raw = false

/** Of a format the library's messages use nothing but `format`. */
const handFormat = (locale: Locale) =>
  ({ format: (value: number) => formatNumber(value, locale) }) as Intl.NumberFormat

const byHand =
  (intl: GetNumberFormat): GetNumberFormat =>
  (...asked) => {
    const [locale, options] = asked
    const isPlain = options === undefined && typeof locale === 'string' && isLocale(locale)
    return isPlain ? handFormat(locale) : intl(...asked)
  }
