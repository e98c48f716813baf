import { formatNumber } from '#/i18n/numbers/format-number.ts'
import type { Locale } from '#/i18n/locale.ts'

/** The weight of a build to the gram, so that the differences of its parts add up to it wherever it is stated. */
export const exactKilograms = (grams: number, locale: Locale, least = 1): string =>
  formatNumber(grams / 1000, locale, { least, most: 3 })
