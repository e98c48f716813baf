import type { Measure, SizeChart } from '#/catalogue/import/import-accessory.ts'
import type { Locale } from '#/i18n/locale.ts'
import { inchesOf } from '#/i18n/numbers/british-measures.ts'
import { formatNumber } from '#/i18n/numbers/format-number.ts'

export type SizeChartView = {
  columns: string[]
  rows: { name: string; values: ChartValue[] }[]
  note: string | null
}

type ChartValue = {
  text: string
  /** The same in inches, for countries that measure in them; null for what is not a length. */
  inches: string | null
}

type ChartReader = { country: string; locale: Locale }
type NamedSize = { code: string; name: string }

/** The rows of the sizes that a product comes in; null where the chart has none of them. */
export function sizeChartView(
  { columns, rows, note }: SizeChart,
  sizes: readonly NamedSize[],
  reader: ChartReader,
): SizeChartView | null {
  const shown = sizes.flatMap(({ code, name }) => {
    const row = rows.find(({ size }) => size === code)
    return row ? [{ name, values: row.values.map((value) => chartValue(value, reader)) }] : []
  })
  if (shown.length === 0) return null
  return {
    columns: columns.map((column) => column[reader.locale]),
    rows: shown,
    note: note?.[reader.locale] ?? null,
  }
}

function chartValue(value: Measure, { country, locale }: ChartReader): ChartValue {
  if (typeof value === 'string') return { text: value, inches: null }
  const ends = [value].flat()
  const range = (figures: readonly number[]) =>
    figures.map((figure) => formatNumber(figure, locale, { most: 1 })).join('–')
  return {
    text: `${range(ends)}\u00A0cm`,
    inches: country === 'gb' ? `${range(ends.map(inchesOf))}\u00A0in` : null,
  }
}
