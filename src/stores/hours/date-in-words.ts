import type { Day } from '#/catalogue/calendar/day.ts'
import type { Locale } from '#/i18n/locale.ts'

/**
 * `Tuesday 17 November`; `Dienstag, 17. November`. It is put together from names, since browsers and servers
 * disagree about the comma.
 */
export function dateInWords(day: Day, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`)
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(date)
  const [weekday, month] = [name({ weekday: 'long' }), name({ month: 'long' })]
  return inOrder[locale](weekday, date.getUTCDate(), month)
}

const inOrder: Record<Locale, (weekday: string, ofMonth: number, month: string) => string> = {
  en: (weekday, ofMonth, month) => `${weekday} ${ofMonth} ${month}`,
  de: (weekday, ofMonth, month) => `${weekday}, ${ofMonth}. ${month}`,
}
