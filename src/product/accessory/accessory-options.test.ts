import { expect, test } from 'vitest'
import type { Offer } from '#/catalogue/model/offer.ts'
import { chooseOption, sortOptions } from './accessory-options.ts'

const anOffer = (size: string, colour: string): Offer => ({
  sku: `${size}-${colour}`,
  size,
  colour,
  gtin: null,
  grams: null,
  leadTimeDays: null,
  stock: [],
  prices: [],
})
const offers = [anOffer('S', 'red'), anOffer('M', 'red'), anOffer('M', 'blue')]

test('the default option comes first, then the cheaper ones', () => {
  const options = [
    anOffer('M', 'red'),
    anOffer('XL', 'red'),
    anOffer('L', 'red'),
    anOffer('S', 'red'),
  ]
  const amounts = [900, 1200, 800, 1200]
  const sorted = sortOptions(options.map((offer, i) => ({ offer, amount: amounts[i] ?? null })))
  expect(sorted.map(({ offer }) => offer.size)).toEqual(['M', 'L', 'XL', 'S'])
})

test('the URL chooses the option', () => {
  expect(chooseOption(offers, { colour: 'blue', size: 'M' })?.sku).toBe('M-blue')
  expect(chooseOption(offers, { colour: null, size: null })?.sku).toBe('S-red')
})

test('an option that does not exist gives way to the same colour in another size', () => {
  expect(chooseOption(offers, { colour: 'blue', size: 'S' })?.sku).toBe('M-blue')
  expect(chooseOption(offers, { colour: 'green', size: 'M' })?.sku).toBe('M-red')
  expect(chooseOption([], { colour: 'green', size: 'M' })).toBeNull()
})
