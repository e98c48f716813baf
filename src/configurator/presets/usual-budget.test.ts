import { expect, test } from 'vitest'
import { sampleOffered } from '#/configurator/choice/sample-offered.ts'
import type { Currency } from '#/money/currency.ts'
import { usualBudget } from './usual-budget.ts'

test.for<[price: number, currency: Currency, budget: string]>([
  [1_000_00, 'GBP', '1100'],
  [2_000_00, 'GBP', '2200'],
  [2_000_01, 'GBP', '2300'],
  [1_999_00, 'GBP', '2200'],
  [300_000, 'JPY', '330000'],
])('for a bike at %i in %s the budget begins at %s', ([price, currency, budget]) => {
  const offers = sampleOffered.offers.map((offer) => ({ ...offer, price }))
  const bike = { ...sampleOffered, currency, offers }
  expect(usualBudget(bike, { colour: 'slate', size: 'M', parts: {} })).toBe(budget)
})
