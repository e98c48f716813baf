import type { Locale } from '#/i18n/locale.ts'

export type Figures = {
  /** The minimum and maximum number of decimals. */
  least?: number
  most?: number
  /** False for the measures of a frame: 1002 mm. */
  isGrouped?: boolean
}

const marks: Record<Locale, { point: string; group: string }> = {
  en: { point: '.', group: ',' },
  de: { point: ',', group: '.' },
}

/** Formats a number without `Intl`, which takes a browser 20 ms and more to load. */
export function formatNumber(
  value: number,
  locale: Locale,
  { least = 0, most = Math.max(least, 3), isGrouped = true }: Figures = {},
): string {
  const { point, group } = marks[locale]
  const [whole = '', fraction = ''] = rounded(Math.abs(value), most).split('.')
  const figures = fraction.replace(/0+$/, '').padEnd(least, '0')
  const grouped = isGrouped ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : whole
  const size = grouped + (figures && point + figures)
  return value < 0 && /[1-9]/.test(size) ? `-${size}` : size
}

/**
 * `toFixed` alone would turn 1.005 into 1.00. Tiny rounding errors of sums count as zero; in their exponent
 * notation a second exponent could not be appended.
 */
const rounded = (size: number, digits: number) =>
  Number(`${Math.round(size < 1e-6 ? 0 : Number(`${size}e${digits}`))}e-${digits}`).toFixed(digits)
