import { dayOf } from '#/catalogue/calendar/day.ts'
import type { Locale } from '#/i18n/locale.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { dayInWords } from '#/catalogue/calendar/day-in-words.ts'
import { orderProgress, type ProgressView } from '#/orders/order/order-progress.ts'
import type { WholeOrder } from '#/orders/order/order.ts'
import { type PromisedDays, promisedDays } from './promised-days.ts'

/**
 * The stations with the days on which they were reached, or else the days that are promised. Work that has begun says
 * until when it takes.
 */
export function promisedProgress(
  order: WholeOrder,
  locale: Locale,
  collectFrom: string | null,
): ProgressView {
  const promised = promisedDays(order)
  return orderProgress(order).map(({ station, at, standing }) => {
    const isOpen =
      standing === 'ahead' || (standing === 'now' && (station === 'made' || at === null))
    const days = isOpen ? promised[station] : undefined
    if (!days) return { station, standing, on: at && dayInWords(dayOf(at), locale) }
    const time = station === 'ready' && collectFrom !== null ? `, ${collectFrom}` : ''
    return { station, standing, on: daysInWords(days, locale) + time }
  })
}

function daysInWords([from, to]: PromisedDays, locale: Locale): string {
  const translate = translatorFor(locale)
  const last = dayInWords(to, locale)
  if (from === null) return translate('confirmation.timeline.until', { date: last })
  if (from === to) return last
  return translate('confirmation.timeline.between', { from: dayInWords(from, locale), to: last })
}
