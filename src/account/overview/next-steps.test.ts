import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

const nothingToDo = {
  latest: { state: 'complete', hasBike: true },
  savedBuilds: 0,
  newsletter: 'unsubscribed',
} as const

test('a new customer is led to the sizes', () => {
  expect(nextSteps({ ...nothingToDo, latest: null })).toEqual(['findSize'])
})

test('an order that waits in the store comes before everything else', () => {
  const latest = { state: 'ready', hasBike: true } as const
  expect(nextSteps({ ...nothingToDo, latest, savedBuilds: 3, newsletter: 'unconfirmed' })).toEqual([
    'collect',
    'confirmNewsletter',
  ])
})

test('a newsletter that was not confirmed is mentioned', () => {
  expect(nextSteps({ ...nothingToDo, newsletter: 'unconfirmed' })).toEqual(['confirmNewsletter'])
})

test.each(['processing', 'part-shipped', 'shipped'] as const)(
  'who waits for a bike (%s) can read how to assemble it',
  (state) => {
    expect(nextSteps({ ...nothingToDo, latest: { state, hasBike: true } })).toEqual(['unpack'])
    expect(nextSteps({ ...nothingToDo, latest: { state, hasBike: false } })).toEqual([])
  },
)

test('a saved build can be ordered', () => {
  expect(nextSteps({ ...nothingToDo, latest: null, savedBuilds: 1 })).toEqual([
    'orderBuild',
    'findSize',
  ])
})

test('a customer who has everything is asked for nothing', () => {
  expect(nextSteps(nothingToDo)).toEqual([])
})
