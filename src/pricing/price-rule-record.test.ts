import * as v from 'valibot'
import { expect, test } from 'vitest'
import demoRules from '../../demo/pricing/price-rules.json' with { type: 'json' }
import { priceRulesFile } from './price-rule-record.ts'

const rules = (change: object) => ({ de: { ...demoRules.de, ...change } })
const isTaken = (file: unknown) => v.safeParse(priceRulesFile, file).success

test('accepts its own tax or the home tax, never both', () => {
  expect(isTaken(rules({}))).toBe(true)
  expect(isTaken(rules({ removesHomeTax: false, taxPercent: 0 }))).toBe(true)
  expect(isTaken(rules({ removesHomeTax: false, taxPercent: 0.1 }))).toBe(false)
})

test.each([
  ['a negative tax', { taxPercent: -1 }],
  ['a duty of more than twice the price', { dutyPercent: 201 }],
  ['a rate of zero', { rate: 0 }],
  ['an unsupported currency', { currency: 'XAU' }],
  ['no rounding bands', { rounding: { direction: 'nearest', bands: [] } }],
  ['an unknown field', { vatPercent: 19 }],
])('refuses %s', (_what, change) => {
  expect(isTaken(rules(change))).toBe(false)
})

test('refuses a step below the smallest coin', () => {
  const steps = (currency: string, step: number) =>
    rules({ currency, rounding: { direction: 'up', bands: [{ from: 0, step, ending: 0 }] } })
  expect(isTaken(steps('EUR', 0.01))).toBe(true)
  expect(isTaken(steps('EUR', 0.001))).toBe(false)
  expect(isTaken(steps('JPY', 1))).toBe(true)
  expect(isTaken(steps('JPY', 0.01))).toBe(false)
})

test('refuses bands that are not in ascending order', () => {
  const bands = (...starts: number[]) => {
    const some = starts.map((from) => ({ from, step: 10, ending: 9 }))
    return rules({ rounding: { direction: 'nearest', bands: some } })
  }
  expect(isTaken(bands(0, 100, 1000))).toBe(true)
  expect(isTaken(bands(0, 1000, 100))).toBe(false)
  expect(isTaken(bands(0, 100, 100))).toBe(false)
})

test('refuses a rule for a country that we do not ship to', () => {
  expect(isTaken({ xx: demoRules.de })).toBe(false)
})
