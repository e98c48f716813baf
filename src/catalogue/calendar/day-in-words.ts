import type { Day } from './day.ts'
import type { Locale } from '#/i18n/locale.ts'

/** Not from `Intl`: server and browser may have different short names, which breaks hydration. */
const names: Record<Locale, { weekdays: readonly string[]; months: readonly string[] }> = {
  en: {
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  de: {
    weekdays: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'],
    months: [
      'Jan.',
      'Feb.',
      'März',
      'Apr.',
      'Mai',
      'Juni',
      'Juli',
      'Aug.',
      'Sept.',
      'Okt.',
      'Nov.',
      'Dez.',
    ],
  },
}

/** `Tue 18 Nov`, `Di., 18. Nov.`: dispatch dates are near enough to need no year. Its parts stay on one line. */
export function dayInWords(day: Day, locale: Locale): string {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = names[locale].weekdays[date.getUTCDay()] ?? ''
  const month = names[locale].months[date.getUTCMonth()] ?? ''
  const number = date.getUTCDate()
  const parts = locale === 'de' ? [`${weekday},`, `${number}.`, month] : [weekday, number, month]
  return parts.join('\u00A0')
}
