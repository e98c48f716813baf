import { expect, test } from 'vitest'
import { type CartLine, piecesNeeded } from './cart.ts'
import { lineProblem, quantityProblem, type Shop } from './check-line.ts'
import {
  anItem,
  aLine,
  aMarket,
  aPart,
  basePrice,
  catalogueOf,
  withParts,
} from '#/cart/api/sample-cart.ts'

const bell = anItem('BELL', 20_01, { leadTimeDays: null })
const helmet = anItem('HELMET', 89_95)
const bike = anItem('BIKE', 2_899_99, { kind: 'bike', parts: { wheelset: 'OWN' } })
const [own, wheels] = [aPart('OWN', 399_99), aPart('WHEELS', 1_149_01)]
const fog = aPart('BBCOLOUR-FOG', 250_03, 'frameColour')
const all = [bell, helmet, bike, own, wheels, fog]
const painted = { colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } }
const shop = (catalogue = all, stock: [string, number][] = [], country = 'gb') => ({
  catalogue: catalogueOf(...catalogue),
  stock: new Map(stock),
  market: aMarket(country),
})

const problemOf = (line: CartLine, others: readonly CartLine[], inputs: Shop) =>
  lineProblem(line, piecesNeeded([line, ...others]), inputs)

test.each([
  [1, null],
  [99, null],
  [0, 'quantityTooSmall'],
  [-1, 'quantityTooSmall'],
  [-0.5, 'quantityTooSmall'],
  [0.5, 'quantityNotWhole'],
  [1.5, 'quantityNotWhole'],
  [1e308, null],
])('a quantity of %f: %s', (quantity, problem) => {
  expect(quantityProblem(quantity)).toBe(problem)
})

test.each([
  ['ninety-nine helmets', aLine('HELMET', { quantity: 99 }), null],
  ['a hundred helmets', aLine('HELMET', { quantity: 100 }), 'quantityTooLarge'],
  ['ten bikes', aLine('BIKE', { quantity: 10 }), null],
  ['eleven bikes', aLine('BIKE', { quantity: 11 }), 'quantityTooLarge'],
  ['an unknown SKU', aLine('GONE'), 'unknownSku'],
  ['a bike with a part that is no longer sold', aLine('BIKE', withParts('GONE')), 'partGone'],
  [
    'a bike in paint that is no longer sold',
    aLine('BIKE', { colour: { uid: 'c', sku: 'BBCOLOUR-GONE' } }),
    'partGone',
  ],
  ['a painted bike with other wheels', aLine('BIKE', { ...withParts('WHEELS'), ...painted }), null],
])('%s', (_what, line, problem) => {
  expect(problemOf(line, [], shop())).toBe(problem)
})

test('refuses an item without a price and a build with a negative one', () => {
  const unpriced = shop([{ ...bell, prices: [] }], [['BELL', 9]])
  expect(problemOf(aLine('BELL'), [], unpriced)).toBe('unknownSku')
  const cheapBike = { ...bike, prices: [basePrice(399_98)] }
  const odd = shop([cheapBike, own, aPart('FREE', 0)])
  expect(problemOf(aLine('BIKE', withParts('FREE')), [], odd)).toBe('optionNotAvailable')
  expect(problemOf(aLine('BIKE'), [], odd)).toBeNull()
})

test.each([
  ['an item', [{ ...helmet, notSoldTo: ['us'] }], aLine('HELMET')],
  ['a part', [bike, own, { ...wheels, soldOnlyTo: ['gb'] }], aLine('BIKE', withParts('WHEELS'))],
  ['paint', [bike, own, { ...fog, notSoldTo: ['us'] }], aLine('BIKE', painted)],
])('refuses a line with %s that is not sold to the country', (_what, catalogue, line) => {
  expect(problemOf(line, [], shop(catalogue))).toBeNull()
  expect(problemOf(line, [], shop(catalogue, [], 'us'))).toBe('notSoldHere')
})

test('a bike for Germany gets no lights that are not approved there', () => {
  const lights = (sku: string, approvals?: string[]) =>
    aPart(sku, 69_01, 'lights', {
      component: { sku, size: null, facts: approvals ? { approvals } : {} },
    })
  const lit = { ...bike, parts: { lights: 'DIM' } }
  const catalogue = [lit, lights('DIM'), lights('BRIGHT'), lights('STVZO', ['stvzo'])]
  const withLights = (sku: string, country: string) =>
    problemOf(aLine('BIKE', withParts(sku)), [], shop(catalogue, [], country))
  expect(withLights('BRIGHT', 'de')).toBe('lightNotApproved')
  expect(withLights('BRIGHT', 'gb')).toBeNull()
  expect(withLights('STVZO', 'de')).toBeNull()
  expect(problemOf(aLine('BIKE'), [], shop(catalogue, [], 'de'))).toBeNull()
})

const otherBell = [aLine('BELL', { uid: 'other' })]
test.each([
  ['the last two', { quantity: 2, stock: 2, others: [] }, null],
  ['one more than the stock', { quantity: 3, stock: 2, others: [] }, 'notEnough'],
  ['an item that has sold out', { quantity: 1, stock: 0, others: [] }, 'outOfStock'],
  ['pieces that another line needs', { quantity: 2, stock: 2, others: otherBell }, 'notEnough'],
  ['pieces that other lines leave', { quantity: 1, stock: 2, others: otherBell }, null],
])(
  'checks stock of an item that cannot be reordered: %s',
  (_what, { quantity, stock, others }, problem) => {
    const bells = aLine('BELL', { quantity })
    expect(problemOf(bells, others, shop(all, [['BELL', stock]]))).toBe(problem)
  },
)

test('never runs short of an item that can be reordered', () => {
  expect(problemOf(aLine('HELMET', { quantity: 99 }), [], shop())).toBeNull()
})

test('needs a part in stock for every bike', () => {
  const last = [bike, own, { ...wheels, leadTimeDays: null }]
  const two = aLine('BIKE', { quantity: 2, ...withParts('WHEELS') })
  expect(problemOf(two, [], shop(last, [['WHEELS', 2]]))).toBeNull()
  expect(problemOf(two, [], shop(last, [['WHEELS', 1]]))).toBe('notEnough')
  expect(problemOf(two, [], shop(last))).toBe('outOfStock')
})

test('reports the first problem in a fixed order', () => {
  const bad = [{ ...bell, notSoldTo: ['us'] }]
  const line = aLine('BELL', { quantity: 100 })
  expect(problemOf(line, [], shop(bad, [], 'us'))).toBe('quantityTooLarge')
  expect(problemOf({ ...line, quantity: 1 }, [], shop(bad, [], 'us'))).toBe('notSoldHere')
})
