import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { type ComparedBuild, compareBuilds } from './compare-builds.ts'

const row = (key: string, value: string) => ({ key, name: key.toUpperCase(), value })
const aBuild = (build: Partial<ComparedBuild> = {}): ComparedBuild => ({
  rows: [row('size', 'M'), row('wheels', 'Alloy 25')],
  price: money(2_899_99, 'GBP'),
  grams: 9_310,
  day: '2026-11-27',
  ...build,
})

test('only rows that differ are shown, with both values', () => {
  const other = aBuild({
    rows: [row('size', 'M'), row('wheels', 'Carbon 40'), row('rack', 'Low rack')],
  })
  expect(compareBuilds(aBuild(), other).rows).toEqual([
    { key: 'wheels', name: 'WHEELS', values: ['Alloy 25', 'Carbon 40'] },
    { key: 'rack', name: 'RACK', values: [null, 'Low rack'] },
  ])
})

test('price, weight and date are those of the second against the first', () => {
  const dearer = aBuild({ price: money(3_499_98, 'GBP'), grams: 8_999, day: '2026-12-02' })
  const { price, grams, days } = compareBuilds(aBuild(), dearer)
  expect([price, grams, days]).toEqual([money(599_99, 'GBP'), -311, 5])
  const back = compareBuilds(dearer, aBuild())
  expect([back.price, back.grams, back.days]).toEqual([money(-599_99, 'GBP'), 311, -5])
})

test('two equal builds differ in nothing', () => {
  expect(compareBuilds(aBuild(), aBuild())).toEqual({
    rows: [],
    price: money(0, 'GBP'),
    grams: 0,
    days: 0,
  })
})

test('what is not known of one of them is not compared', () => {
  const gone = aBuild({ price: null, grams: null, day: null })
  const { price, grams, days } = compareBuilds(aBuild(), gone)
  expect([price, grams, days]).toEqual([null, null, null])
})

test('amounts in two currencies are not subtracted', () => {
  expect(compareBuilds(aBuild(), aBuild({ price: money(2_899_99, 'EUR') })).price).toBeNull()
})
