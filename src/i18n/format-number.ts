import type { Locale } from './locale.ts'

export type Figures = {
  /** The least and the most figures after the point. */
  least?: number
  most?: number
  /** Measures of a frame stay whole: 1002 mm. */
  isGrouped?: boolean
}

const marks: Record<Locale, { point: string; group: string }> = {
  en: { point: '.', group: ',' },
  de: { point: ',', group: '.' },
}

/** A number as its readers write it; by hand, since `Intl` takes a browser 20 ms and more to wake. */
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
 * `toFixed` alone would turn 1.005 into 1.00, which nobody does on paper. What a sum of fractions leaves
 * behind is nothing; it would be written with an exponent of its own.
 */
const rounded = (size: number, digits: number) =>
  Number(`${Math.round(size < 1e-6 ? 0 : Number(`${size}e${digits}`))}e-${digits}`).toFixed(digits)
