import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givesBack, isPlaced, nextState, type OrderStep, stepsFrom } from './order-state.ts'

const steps: OrderStep[] = [
  'pay',
  'decline',
  'time-out',
  'hold',
  'accept',
  'ship',
  'ready',
  'complete',
  'cancel',
  'refund',
]

test('an order is paid, shipped and completed', () => {
  expect(nextState('pending', 'pay', 'home')).toBe('processing')
  expect(nextState('processing', 'ship', 'home')).toBe('shipped')
  expect(nextState('shipped', 'complete', 'home')).toBe('complete')
})

test('orders for collection are not shipped, and orders for delivery do not wait in a store', () => {
  expect(nextState('processing', 'ship', 'store')).toBeNull()
  expect(nextState('processing', 'ready', 'home')).toBeNull()
})

test('a shipped order cannot be cancelled, only refunded', () => {
  expect(nextState('shipped', 'cancel', 'home')).toBeNull()
  expect(nextState('shipped', 'refund', 'home')).toBe('refunded')
})

test('a held order is processed only after it was accepted', () => {
  expect(nextState('pending', 'hold', 'home')).toBe('held')
  expect(stepsFrom('held', 'home')).toEqual(['accept', 'cancel'])
  expect(nextState('held', 'accept', 'home')).toBe('processing')
  expect(isPlaced('held')).toBe(true)
})

test('a partly shipped order can be shipped, cancelled or refunded', () => {
  expect(stepsFrom('part-shipped', 'home')).toEqual(['ship', 'cancel', 'refund'])
})

test('any sequence of steps returns stock at most once, and never after shipping', () => {
  const tries = fc.array(fc.constantFrom(...steps), { maxLength: 30 })
  fc.assert(
    fc.property(tries, fc.constantFrom('home' as const, 'store' as const), (sequence, delivery) => {
      let state: Parameters<typeof nextState>[0] = 'pending'
      let back = 0
      let isGone = false
      for (const step of sequence) {
        const next = nextState(state, step, delivery)
        if (next === null) continue
        if (givesBack(step)) back += 1
        if (step === 'ship' || step === 'complete') isGone = true
        expect(givesBack(step) && isGone).toBe(false)
        state = next
      }
      expect(back).toBeLessThanOrEqual(1)
      expect(back === 1 ? stepsFrom(state, delivery) : []).toEqual([])
    }),
  )
})

test('an unpaid attempt does not count as placed', () => {
  expect((['pending', 'declined', 'timed-out'] as const).map(isPlaced)).toEqual([
    false,
    false,
    false,
  ])
  expect(isPlaced('processing')).toBe(true)
})

test('only failed payments and cancellations return stock and coupon', () => {
  expect(steps.filter(givesBack)).toEqual(['decline', 'time-out', 'cancel'])
})
