import { expect, test } from 'vitest'
import type { SizeChart } from '#/catalogue/import/import-accessory.ts'
import { sizeChartView } from './size-chart-view.ts'

const inBoth = (text: string) => ({ en: text, de: text })
const chart: SizeChart = {
  columns: [inBoth('Chest'), inBoth('Foot'), inBoth('UK')],
  rows: [
    { size: 'S', values: [[88, 93], 24.5, 'UK 6'] },
    { size: 'M', values: [[93, 99], 26, 'UK 7'] },
  ],
}
const [small, large] = [
  { code: 'S', name: 'Small' },
  { code: 'L', name: 'Large' },
]
const valuesIn = (country: string, locale: 'en' | 'de') =>
  sizeChartView(chart, [small], { country, locale })?.rows[0]?.values

test('Britain reads inches beside centimetres, in halves for a chest and in tenths for a foot', () => {
  expect(valuesIn('gb', 'en')).toEqual([
    { text: '88–93\u00A0cm', inches: '34.5–36.5\u00A0in' },
    { text: '24.5\u00A0cm', inches: '9.6\u00A0in' },
    { text: 'UK 6', inches: null },
  ])
})

test('Germany reads centimetres alone, with a comma', () => {
  expect(valuesIn('de', 'de')?.map(({ text, inches }) => [text, inches])).toEqual([
    ['88–93\u00A0cm', null],
    ['24,5\u00A0cm', null],
    ['UK 6', null],
  ])
})

test('only sizes that the product comes in are shown, by their names', () => {
  const view = sizeChartView(chart, [large, small], { country: 'gb', locale: 'en' })
  expect(view?.rows.map(({ name }) => name)).toEqual(['Small'])
  expect(sizeChartView(chart, [large], { country: 'gb', locale: 'en' })).toBeNull()
})
