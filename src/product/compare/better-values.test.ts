import { expect, test } from 'vitest'
import { bestValues, type Rankable } from './better-values.ts'

const aBike = (known: Partial<Rankable>): Rankable => ({
  price: null,
  grams: null,
  weightSize: 'M',
  hasPedals: false,
  tyreClearance: null,
  wattHours: null,
  ...known,
})

test('the lower price and the lower weight are better', () => {
  const { price, weight } = bestValues([
    aBike({ price: 219_999, grams: 8_905 }),
    aBike({ price: 219_998, grams: 8_906 }),
  ])
  expect(price).toEqual([false, true])
  expect(weight).toEqual([true, false])
})

test('more room for tyres and a larger battery are better', () => {
  const { tyreClearance, battery } = bestValues([
    aBike({ tyreClearance: 35, wattHours: 430 }),
    aBike({ tyreClearance: 45, wattHours: 236 }),
  ])
  expect(tyreClearance).toEqual([false, true])
  expect(battery).toEqual([true, false])
})

test('bikes that share the best value are both named', () => {
  const { price } = bestValues([1, 1, 2].map((pence) => aBike({ price: pence })))
  expect(price).toEqual([true, true, false])
})

test('nothing is better where all bikes are alike', () => {
  expect(bestValues([aBike({ grams: 8_900 }), aBike({ grams: 8_900 })]).weight).toEqual([
    false,
    false,
  ])
})

test('a bike is not praised for a figure that no other states', () => {
  expect(bestValues([aBike({ wattHours: 430 }), aBike({})]).battery).toEqual([false, false])
  expect(bestValues([aBike({ price: 1 })]).price).toEqual([false])
  expect(bestValues([]).price).toEqual([])
})

test('weights of different sizes are not ranked', () => {
  const { weight } = bestValues([
    aBike({ grams: 8_900, weightSize: 'M' }),
    aBike({ grams: 8_700, weightSize: 'S' }),
  ])
  expect(weight).toEqual([false, false])
})
