import type { Locale } from '#/i18n/locale.ts'
import { dayInWords } from '#/lister/cards/dispatch-day.ts'
import type { OrderView } from './order-view.ts'

/** The day of dispatch, or the day and time from which the order can be collected; null if unknown. */
export function whenInWords(
  { dispatchDate, collectFrom }: Pick<OrderView, 'dispatchDate' | 'collectFrom'>,
  locale: Locale,
): string | null {
  if (dispatchDate === null) return null
  const day = dayInWords(dispatchDate, locale)
  return collectFrom === null ? day : `${day}, ${collectFrom}`
}
