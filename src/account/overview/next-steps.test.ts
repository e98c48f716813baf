import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

const nothingToDo = {
  latestState: 'complete',
  savedBuilds: 0,
  addresses: 1,
  newsletter: 'unsubscribed',
} as const

test('a new customer is led to the bikes and may save an address', () => {
  expect(nextSteps({ ...nothingToDo, latestState: null, addresses: 0 })).toEqual([
    'findBike',
    'addAddress',
  ])
})

test('an order that waits in the store comes before everything else', () => {
  const steps = nextSteps({ ...nothingToDo, latestState: 'ready', savedBuilds: 3, addresses: 0 })
  expect(steps).toEqual(['collect', 'orderBuild'])
})

test('a newsletter that was not confirmed is mentioned', () => {
  expect(nextSteps({ ...nothingToDo, newsletter: 'unconfirmed' })).toEqual(['confirmNewsletter'])
})

test('a saved build can be ordered, and no bike has to be found', () => {
  expect(nextSteps({ ...nothingToDo, latestState: null, savedBuilds: 1 })).toEqual(['orderBuild'])
})

test('a customer who has everything is asked for nothing', () => {
  expect(nextSteps(nothingToDo)).toEqual([])
})
