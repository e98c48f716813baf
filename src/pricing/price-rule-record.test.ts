import * as v from 'valibot'
import { expect, test } from 'vitest'
import demoRules from '../../demo/pricing/price-rules.json' with { type: 'json' }
import { priceRulesFile } from './price-rule-record.ts'

const rules = (change: object) => ({ de: { ...demoRules.de, ...change } })
const isTaken = (file: unknown) => v.safeParse(priceRulesFile, file).success

test('a rule has its own tax or the home tax, never both', () => {
  expect(isTaken(rules({}))).toBe(true)
  expect(isTaken(rules({ leavesHomeTax: false, taxPercent: 0 }))).toBe(true)
  expect(isTaken(rules({ leavesHomeTax: false, taxPercent: 0.1 }))).toBe(false)
})

test.each([
  ['a tax below nothing', { taxPercent: -1 }],
  ['a duty of more than twice the price', { dutyPercent: 201 }],
  ['a rate of nothing', { rate: 0 }],
  ['a currency the shop does not take', { currency: 'XAU' }],
  ['no endings at all', { rounding: { direction: 'nearest', bands: [] } }],
  ['a field nobody reads', { vatPercent: 19 }],
])('%s is refused', (_what, change) => {
  expect(isTaken(rules(change))).toBe(false)
})

test('prices are no closer together than the smallest coin', () => {
  const steps = (currency: string, step: number) =>
    rules({ currency, rounding: { direction: 'up', bands: [{ from: 0, step, ending: 0 }] } })
  expect(isTaken(steps('EUR', 0.01))).toBe(true)
  expect(isTaken(steps('EUR', 0.001))).toBe(false)
  expect(isTaken(steps('JPY', 1))).toBe(true)
  expect(isTaken(steps('JPY', 0.01))).toBe(false)
})

test('a country we do not send to has no rule', () => {
  expect(isTaken({ xx: demoRules.de })).toBe(false)
})
