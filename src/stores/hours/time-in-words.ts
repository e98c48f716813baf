import type { Locale } from '#/i18n/locale.ts'
import type { ClockTime } from './local-time.ts'
import type { Span } from './opening-hours.ts'

/** `10am`, `5.30pm`; `10 Uhr`, `17:30 Uhr`; with no-break spaces, since a phone's lines are short. */
export const timeInWords = (time: ClockTime, locale: Locale): string => words[locale].time(time)

/** `10am–6pm`; `10–18 Uhr`. */
export const spanInWords = (span: Span, locale: Locale): string => words[locale].span(span)

type TimeWords = { time: (time: ClockTime) => string; span: (span: Span) => string }

const words: Record<Locale, TimeWords> = {
  en: { time: englishTime, span: ({ from, to }) => `${englishTime(from)}–${englishTime(to)}` },
  de: {
    time: (time) => `${germanTime(time)}\u00A0Uhr`,
    span: ({ from, to }) => `${germanTime(from)}–${germanTime(to)}\u00A0Uhr`,
  },
}

function germanTime(time: ClockTime): string {
  const [hour, minute] = time.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`
}

function englishTime(time: ClockTime): string {
  // Readers disagree on whether 12pm is noon or midnight.
  if (time === '12:00') return '12\u00A0noon'
  const [hour, minute] = time.split(':')
  const minutes = minute === '00' ? '' : `.${minute}`
  return `${Number(hour) % 12 || 12}${minutes}${Number(hour) < 12 ? 'am' : 'pm'}`
}
