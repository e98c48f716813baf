import { expect, test } from 'vitest'
import { modelsFirst } from './models-first.ts'

/** Builds 11 to 13 are of model 1, 21 of model 2; 5 and 6 are accessories. */
const modelOf = (id: number) => (id < 10 ? null : Math.floor(id / 10))

test('each model comes once before any of its other builds', () => {
  expect(modelsFirst([11, 12, 13, 21], modelOf)).toEqual([11, 21, 12, 13])
})

test('an accessory does not come between different bikes', () => {
  expect(modelsFirst([11, 5, 12, 21, 6], modelOf)).toEqual([11, 21, 5, 6, 12])
})

test('accessories keep their place where one of them is the best match', () => {
  expect(modelsFirst([5, 11, 6, 12, 21], modelOf)).toEqual([5, 11, 6, 21, 12])
})
