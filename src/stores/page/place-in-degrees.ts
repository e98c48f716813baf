import type { Locale } from '#/i18n/locale.ts'
import { formatNumber } from '#/i18n/numbers/format-number.ts'

const east: Record<Locale, string> = { en: 'E', de: 'O' }

/** A place on the earth as a map prints it: 53.796° N, 1.548° W. */
export function placeInDegrees(latitude: number, longitude: number, locale: Locale): string {
  const degrees = (value: number) => `${formatNumber(Math.abs(value), locale)}°\u00A0`
  return `${degrees(latitude)}${latitude < 0 ? 'S' : 'N'}, ${degrees(longitude)}${longitude < 0 ? 'W' : east[locale]}`
}
