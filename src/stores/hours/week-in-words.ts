import { addDays } from '#/catalogue/calendar/day.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { OpeningHours } from './opening-hours.ts'
import { spanInWords } from './time-in-words.ts'

const weekdays: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
  de: new Intl.DateTimeFormat('de-DE', { weekday: 'short', timeZone: 'UTC' }),
}
const someMonday = '2026-01-05'
const closed: Record<Locale, string> = { en: 'closed', de: 'geschlossen' }

/** `Mon–Fri 10am–6pm`, `Sat, Sun closed`: neighbouring days with the same hours share a line. */
export function weekInWords({ week }: OpeningHours, locale: Locale): string[] {
  const groups: { days: string[]; hours: string }[] = []
  for (const [index, spans] of week.entries()) {
    const day = weekdays[locale].format(new Date(addDays(someMonday, index)))
    const hours = spans.map((span) => spanInWords(span, locale)).join(', ') || closed[locale]
    const last = groups.at(-1)
    if (last?.hours === hours) last.days.push(day)
    else groups.push({ days: [day], hours })
  }
  return groups.map(({ days, hours }) => `${daysInWords(days)} ${hours}`)
}

function daysInWords(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return days.length > 2 ? `${first}–${last}` : days.join(', ')
}
