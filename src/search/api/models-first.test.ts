import { expect, test } from 'vitest'
import { modelsFirst } from './models-first.ts'

/** Builds 11 to 13 are of model 1, 21 of model 2; 5 and 6 are accessories. */
const modelOf = (id: number) => (id < 10 ? null : Math.floor(id / 10))

test('each model comes once before any of its other builds', () => {
  expect(modelsFirst([11, 12, 13, 21], modelOf)).toEqual([11, 21, 12, 13])
})

test('accessories have no model and keep their place', () => {
  expect(modelsFirst([5, 11, 6, 12, 21], modelOf)).toEqual([5, 11, 6, 21, 12])
})
