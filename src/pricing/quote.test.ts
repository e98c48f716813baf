import { expect, test } from 'vitest'
import type { Price } from '#/catalogue/model/price.ts'
import { findCountry, type Country } from '#/country/country.ts'
import { homeRule, type PriceRule } from './price-rule.ts'
import { quote, type PriceFacts } from './quote.ts'

const now = new Date('2026-11-15T12:00:00Z')
const country = (code: string) => findCountry(code) as Country
const euro: PriceRule = {
  ...homeRule,
  currency: 'EUR',
  rate: 1.2,
  rounding: { direction: 'nearest', bands: [{ from: 0, step: 1, ending: 0 }] },
}
const book = { ruleFor: ({ code }: { code: string }) => (code === 'gb' ? homeRule : euro) }

const reducedTo = (price: number): Price['special'] => ({
  price,
  from: '2026-11-01',
  to: null,
  since: new Date('2026-11-01'),
})
const facts = (price: Partial<Price> = {}, lowestBefore: number | null = null): PriceFacts => ({
  base: { country: null, currency: 'GBP', price: 100_000, special: null, ...price },
  lowestBefore,
})

test('without a reduction nothing is claimed', () => {
  expect(quote(facts(), book, country('gb'), now)).toEqual({
    price: { amount: 100_000, currency: 'GBP' },
    was: null,
    savingPercent: null,
  })
})

test('in the UK a saving is counted from the list price', () => {
  expect(quote(facts({ special: reducedTo(80_000) }), book, country('gb'), now)).toEqual({
    price: { amount: 80_000, currency: 'GBP' },
    was: { amount: 100_000, currency: 'GBP' },
    savingPercent: 20,
  })
})

test('in the EU it is counted from the lowest price of the thirty days before', () => {
  expect(quote(facts({ special: reducedTo(80_000) }, 90_000), book, country('de'), now)).toEqual({
    price: { amount: 96_000, currency: 'EUR' },
    was: { amount: 108_000, currency: 'EUR' },
    savingPercent: 11,
  })
})

test('in the EU nothing is claimed when that price is unknown or no higher', () => {
  for (const lowest of [null, 80_000, 75_000])
    expect(
      quote(facts({ special: reducedTo(80_000) }, lowest), book, country('de'), now).was,
    ).toBeNull()
})

test('a percentage is never rounded up', () => {
  expect(quote(facts({ special: reducedTo(66_600) }), book, country('gb'), now).savingPercent).toBe(
    33,
  )
})

test('a saving of less than a hundredth is told in money, not in per cent', () => {
  const quoted = (price: number) =>
    quote(facts({ special: reducedTo(price) }), book, country('gb'), now)
  expect(quoted(99_001)).toEqual({
    price: { amount: 99_001, currency: 'GBP' },
    was: { amount: 100_000, currency: 'GBP' },
    savingPercent: null,
  })
  expect(quoted(99_000).savingPercent).toBe(1)
})

test('a reduction that rounding takes away is not claimed', () => {
  // 1000.00 and 999.90 pounds are 1200 euros each
  const known = facts({ special: reducedTo(99_990) }, 100_000)
  expect(quote(known, book, country('de'), now)).toEqual({
    price: { amount: 120_000, currency: 'EUR' },
    was: null,
    savingPercent: null,
  })
})

test('a price fixed for a country takes the place of the reckoned one', () => {
  const fixed: Price = { country: 'de', currency: 'EUR', price: 111_100, special: null }
  expect(quote({ ...facts(), fixed }, book, country('de'), now).price).toEqual({
    amount: 111_100,
    currency: 'EUR',
  })
})

test('a fixed price in other money than the country is charged in does not count', () => {
  const fixed: Price = {
    country: 'ch',
    currency: 'CHF',
    price: 111_100,
    special: reducedTo(99_900),
  }
  const known = { ...facts({ special: reducedTo(80_000) }, 105_000), fixed }
  expect(quote(known, book, country('ch'), now).price).toEqual({ amount: 96_000, currency: 'EUR' })
  // and what it cost before says nothing about the price that counts
  const germany = { ...known, fixed: { ...fixed, country: 'de' } }
  expect(quote(germany, book, country('de'), now)).toMatchObject({
    price: { amount: 96_000, currency: 'EUR' },
    was: null,
  })
})
