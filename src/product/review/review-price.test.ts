import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { nonNegative } from '#/money/non-negative.ts'
import { reviewPrice } from './review-price.ts'

const pounds = (amount: number) => nonNegative(money(amount * 100, 'GBP'))
const plain = { own: pounds(3499), before: pounds(3499), colour: null }

test('a bike as shown costs its price and nothing else', () => {
  expect(reviewPrice(plain, [], 2)).toEqual({
    base: pounds(3499),
    before: null,
    parts: [],
    paint: null,
    each: pounds(3499),
    quantity: 2,
    total: pounds(6998),
  })
})

test('paint is one amount, however many choices made it', () => {
  const options = [
    { section: 'paintFinish', name: 'Matt', price: pounds(49) },
    { section: 'wheelset', name: 'C40', price: pounds(750) },
  ]
  const shown = reviewPrice({ ...plain, colour: pounds(299) }, options, 1)
  expect(shown.paint).toEqual(pounds(348))
  expect(shown.parts).toEqual([{ name: 'C40', price: pounds(750) }])
  expect(shown.total).toEqual(pounds(3499 + 348 + 750))
})

test('paint without a charge is listed, a part without one is not', () => {
  const options = [{ section: 'stem', name: '90 mm', price: pounds(0) }]
  const shown = reviewPrice({ ...plain, colour: pounds(0) }, options, 1)
  expect(shown.paint).toEqual(pounds(0))
  expect(shown.parts).toEqual([])
})

test('the rows always add up to the total', () => {
  const amount = fc.integer({ min: -50_000, max: 500_000 }).map((pence) => money(pence, 'GBP'))
  const ownPrice = fc.nat({ max: 500_000 }).map((pence) => nonNegative(money(pence, 'GBP')))
  const option = fc.record({
    section: fc.constantFrom('wheelset', 'paintFinish', 'gradientColour', 'bell'),
    name: fc.string(),
    price: amount,
  })
  fc.assert(
    fc.property(
      ownPrice,
      fc.option(ownPrice),
      fc.array(option, { maxLength: 12 }),
      fc.integer({ min: 1, max: 10 }),
      (own, colour, options, quantity) => {
        const shown = reviewPrice({ own, before: own, colour }, options, quantity)
        const rows = [shown.base, ...shown.parts.map(({ price }) => price), shown.paint]
        const stated = rows.reduce((sum, row) => sum + (row?.amount ?? 0), 0)
        expect(stated * quantity).toBe(shown.total.amount)
      },
    ),
  )
})
