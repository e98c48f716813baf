import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentSettings } from '#/platform/config/settings.ts'
import { unpaidProblem } from './unpaid-limit.ts'

const { perOrder, perNetwork } = paymentSettings.unpaid
const nothing = { pieces: 0, pence: 0 }

test.each([
  [{ pieces: perOrder.pieces, pence: 1 }, nothing, null],
  [{ pieces: perOrder.pieces + 1, pence: 1 }, nothing, 'order-too-large'],
  [{ pieces: 1, pence: perOrder.pounds * 100 }, nothing, null],
  [{ pieces: 1, pence: perOrder.pounds * 100 + 1 }, nothing, 'order-too-large'],
  [{ pieces: 2, pence: 1 }, { pieces: perNetwork.pieces - 2, pence: 1 }, null],
  [{ pieces: 2, pence: 1 }, { pieces: perNetwork.pieces - 1, pence: 1 }, 'too-many-unpaid'],
  [{ pieces: 1, pence: 3 }, { pieces: 1, pence: perNetwork.pounds * 100 - 3 }, null],
  [{ pieces: 1, pence: 3 }, { pieces: 1, pence: perNetwork.pounds * 100 - 2 }, 'too-many-unpaid'],
])('an order of %o with %o already unpaid: %s', (order, ofNetwork, problem) => {
  expect(unpaidProblem(order, ofNetwork)).toBe(problem)
})

test('the unpaid orders of a network never exceed its limit', () => {
  const anOrder = fc.record({
    pieces: fc.integer({ min: 1, max: 100 }),
    pence: fc.integer({ min: 0, max: 6_000_000 }),
  })
  let [taken, refused] = [0, 0]
  fc.assert(
    fc.property(fc.array(anOrder, { maxLength: 40 }), (orders) => {
      const reserved = { ...nothing }
      for (const order of orders) {
        if (unpaidProblem(order, reserved) !== null) {
          refused += 1
          continue
        }
        taken += 1
        reserved.pieces += order.pieces
        reserved.pence += order.pence
      }
      expect(reserved.pieces).toBeLessThanOrEqual(perNetwork.pieces)
      expect(reserved.pence).toBeLessThanOrEqual(perNetwork.pounds * 100)
    }),
  )
  expect(Math.min(taken, refused)).toBeGreaterThan(20)
})
