import formatCompiled from 'use-intl/format-message/format-only'
import { formatNumber } from './numbers/format-number.ts'
import { isLocale, type Locale } from './locale.ts'

type FormatArgs = Parameters<typeof formatCompiled>
type GetNumberFormat = FormatArgs[3]['formatters']['getNumberFormat']

/**
 * Formats messages in the browser, where they arrive compiled (`tools/bundle/vite-lean-messages.ts` replaces the
 * library's own formatter with this one). Plain numbers do without Intl: see `formatNumber`.
 */
export function formatMessage(...[key, message, values, options]: FormatArgs) {
  const { formatters } = options
  const getNumberFormat = withHandFormat(formatters.getNumberFormat)
  return formatCompiled(key, message, values, {
    ...options,
    formatters: { ...formatters, getNumberFormat },
  })
}
/** Tells the library which messages to pass in: compiled ones. */
formatMessage.raw = false

const handFormat = (locale: Locale) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library uses only the method `format`
  ({ format: (value: number) => formatNumber(value, locale) }) as Intl.NumberFormat

const withHandFormat =
  (intl: GetNumberFormat): GetNumberFormat =>
  (...args) => {
    const [locale, options] = args
    const isPlain = options === undefined && typeof locale === 'string' && isLocale(locale)
    return isPlain ? handFormat(locale) : intl(...args)
  }
