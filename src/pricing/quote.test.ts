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
const facts = (price: Partial<Price> = {}, priorPrice: number | null = null): PriceFacts => ({
  base: { country: null, currency: 'GBP', price: 100_000, special: null, ...price },
  priorPrice,
})

test('claims no saving without a reduction', () => {
  expect(quote(facts(), book, country('gb'), now)).toEqual({
    price: { amount: 100_000, currency: 'GBP' },
    was: null,
    savingPercent: null,
  })
})

test('works out a UK saving from the list price', () => {
  expect(quote(facts({ special: reducedTo(80_000) }), book, country('gb'), now)).toEqual({
    price: { amount: 80_000, currency: 'GBP' },
    was: { amount: 100_000, currency: 'GBP' },
    savingPercent: 20,
  })
})

test('works out an EU saving from the lowest price of the thirty days before', () => {
  expect(quote(facts({ special: reducedTo(80_000) }, 90_000), book, country('de'), now)).toEqual({
    price: { amount: 96_000, currency: 'EUR' },
    was: { amount: 108_000, currency: 'EUR' },
    savingPercent: 11,
  })
})

test('claims no EU saving when that price is unknown or no higher', () => {
  for (const lowest of [null, 80_000, 75_000])
    expect(
      quote(facts({ special: reducedTo(80_000) }, lowest), book, country('de'), now).was,
    ).toBeNull()
})

test('never rounds a percentage up', () => {
  expect(quote(facts({ special: reducedTo(66_600) }), book, country('gb'), now).savingPercent).toBe(
    33,
  )
})

test('shows a saving below one per cent without a percentage', () => {
  const quoted = (price: number) =>
    quote(facts({ special: reducedTo(price) }), book, country('gb'), now)
  expect(quoted(99_001)).toEqual({
    price: { amount: 99_001, currency: 'GBP' },
    was: { amount: 100_000, currency: 'GBP' },
    savingPercent: null,
  })
  expect(quoted(99_000).savingPercent).toBe(1)
})

test('claims no saving that rounding removes', () => {
  // 1000.00 and 999.90 pounds are both 1200 euros.
  const known = facts({ special: reducedTo(99_990) }, 100_000)
  expect(quote(known, book, country('de'), now)).toEqual({
    price: { amount: 120_000, currency: 'EUR' },
    was: null,
    savingPercent: null,
  })
})

test('prefers a price fixed for the country', () => {
  const fixed: Price = { country: 'de', currency: 'EUR', price: 111_100, special: null }
  expect(quote({ ...facts(), fixed }, book, country('de'), now).price).toEqual({
    amount: 111_100,
    currency: 'EUR',
  })
})

test('ignores a fixed price in another currency', () => {
  const fixed: Price = {
    country: 'ch',
    currency: 'CHF',
    price: 111_100,
    special: reducedTo(99_900),
  }
  const known = { ...facts({ special: reducedTo(80_000) }, 105_000), fixed }
  expect(quote(known, book, country('ch'), now).price).toEqual({ amount: 96_000, currency: 'EUR' })
  // The history of the fixed price says nothing about the base price.
  const germany = { ...known, fixed: { ...fixed, country: 'de' } }
  expect(quote(germany, book, country('de'), now)).toMatchObject({
    price: { amount: 96_000, currency: 'EUR' },
    was: null,
  })
})
