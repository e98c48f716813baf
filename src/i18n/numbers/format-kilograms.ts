import type { Locale } from '#/i18n/locale.ts'
import { formatNumber } from './format-number.ts'

/** The weight of a bike to a tenth, which is what the scatter between two bikes of one build allows. */
export const formatKilograms = (grams: number, locale: Locale): string =>
  formatNumber(grams / 1000, locale, { least: 1, most: 1 })
