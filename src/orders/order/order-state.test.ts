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

test('an order is paid, sent and delivered', () => {
  expect(nextState('pending', 'pay', 'home')).toBe('processing')
  expect(nextState('processing', 'ship', 'home')).toBe('shipped')
  expect(nextState('shipped', 'complete', 'home')).toBe('complete')
})

test('what is fetched is not sent, and what is sent does not wait in a store', () => {
  expect(nextState('processing', 'ship', 'store')).toBeNull()
  expect(nextState('processing', 'ready', 'home')).toBeNull()
})

test('what has left the house cannot be cancelled, only refunded', () => {
  expect(nextState('shipped', 'cancel', 'home')).toBeNull()
  expect(nextState('shipped', 'refund', 'home')).toBe('refunded')
})

test('an order that is held is sent only after somebody has accepted it', () => {
  expect(nextState('pending', 'hold', 'home')).toBe('held')
  expect(stepsFrom('held', 'home')).toEqual(['accept', 'cancel'])
  expect(nextState('held', 'accept', 'home')).toBe('processing')
  expect(isPlaced('held')).toBe(true)
})

test('an order that was sent in part goes on its way, or the rest of it is called off', () => {
  expect(stepsFrom('part-shipped', 'home')).toEqual(['ship', 'cancel', 'refund'])
})

test('whatever is tried in whatever order, goods go back at most once, and never after they left', () => {
  const tries = fc.array(fc.constantFrom(...steps), { maxLength: 30 })
  fc.assert(
    fc.property(tries, fc.constantFrom('home' as const, 'store' as const), (wanted, delivery) => {
      let state: Parameters<typeof nextState>[0] = 'pending'
      let back = 0
      let isGone = false
      for (const step of wanted) {
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

test('an order nobody paid for is none', () => {
  expect((['pending', 'declined', 'timed-out'] as const).map(isPlaced)).toEqual([
    false,
    false,
    false,
  ])
  expect(isPlaced('processing')).toBe(true)
})

test('only a payment that fails and a cancellation put goods and coupon back', () => {
  expect(steps.filter(givesBack)).toEqual(['decline', 'time-out', 'cancel'])
})
