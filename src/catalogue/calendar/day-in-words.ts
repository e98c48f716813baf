import type { Day } from './day.ts'
import type { Locale } from '#/i18n/locale.ts'

type DayWords = {
  inOrder: (weekday: string, ofMonth: number, month: string) => (string | number)[]
  weekdays: readonly string[]
  months: readonly string[]
}

/** Not from `Intl`: server and browser may have different short names, which breaks hydration. */
const words: Record<Locale, DayWords> = {
  en: {
    inOrder: (weekday, ofMonth, month) => [weekday, ofMonth, month],
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  de: {
    inOrder: (weekday, ofMonth, month) => [`${weekday},`, `${ofMonth}.`, month],
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
  const { inOrder, weekdays, months } = words[locale]
  const [weekday, month] = [weekdays[date.getUTCDay()] ?? '', months[date.getUTCMonth()] ?? '']
  return inOrder(weekday, date.getUTCDate(), month).join('\u00A0')
}
