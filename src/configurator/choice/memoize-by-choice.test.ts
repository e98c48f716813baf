import { expect, test } from 'vitest'
import type { Choice } from './choice.ts'
import { memoizeByChoice } from './memoize-by-choice.ts'
import { sampleOffered as bike } from './sample-offered.ts'

const plain: Choice = { colour: 'slate', size: null, parts: {} }

function counted() {
  let calls = 0
  const find = memoizeByChoice((_bike, { colour }) => {
    calls += 1
    return colour
  })
  return { find, calls: () => calls }
}

test('computes a result once for the same choice', () => {
  const { find, calls } = counted()
  expect([find(bike, plain), find(bike, plain)]).toEqual(['slate', 'slate'])
  expect(calls()).toBe(1)
})

test('computes separate results for other choices and bikes', () => {
  const { find, calls } = counted()
  expect(find(bike, plain)).toBe('slate')
  expect(find(bike, { ...plain, colour: 'ember' })).toBe('ember')
  expect(find({ ...bike }, plain)).toBe('slate')
  expect(calls()).toBe(3)
  // and none of them made the shop forget the first
  find(bike, plain)
  expect(calls()).toBe(3)
})

test('caches empty results too', () => {
  let calls = 0
  const find = memoizeByChoice(() => {
    calls += 1
    return null
  })
  expect([find(bike, plain), find(bike, plain), calls]).toEqual([null, null, 1])
})
