import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allOpen, paidFor, refundable } from '#/orders/pieces/order-pieces.ts'
import { planStep, type StepRequest } from './plan-step.ts'
import { aCredit, anOrder, anOrderLine } from './sample-order.ts'

test('any sequence of cancellations refunds exactly what was paid', () => {
  let steps = 0
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 7 }),
    total: fc.integer({ min: 0, max: 999_99 }),
    share: fc.integer({ min: 0, max: 100 }),
  })
  const someLines = fc.array(line, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(
      someLines,
      fc.nat({ max: 20_00 }),
      fc.array(fc.nat({ max: 50 })),
      (rows, shipping, picks) => {
        const lines = rows.map(({ quantity, total, share }, at) =>
          anOrderLine(`line${at}`, quantity, {
            total,
            discount: Math.floor((total * share) / 100),
          }),
        )
        let current = anOrder(lines, {}, shipping)
        const whole = current.totals.total.amount
        const cancel = (request: StepRequest) => {
          const plan = planStep(current, 'cancel', request)
          if (!plan?.credit) throw new Error('Every cancellation gives something back.')
          const { kind, amount, lines: called } = plan.credit
          expect(amount).toBeGreaterThanOrEqual(0)
          const creditMemos = [...current.creditMemos, aCredit(kind, amount, ...called)]
          current = { ...current, state: plan.state, creditMemos }
          steps += 1
        }
        for (const pick of picks) {
          const open = allOpen(current)
          const one = open[pick % open.length]
          if (open.length === 0 || !one) break
          cancel({ pieces: [{ uid: one.uid, quantity: 1 + (pick % one.quantity) }] })
        }
        if (allOpen(current).length > 0) cancel({})
        expect(current.state).toBe('cancelled')
        expect(refundable(current)).toBe(0)
        const back = current.creditMemos.reduce((sum, { amount }) => sum + amount.amount, 0)
        expect(back).toBe(whole)
      },
    ),
  )
  expect(steps).toBeGreaterThan(100)
})

test('refunds of single pieces add up to what was paid for the line', () => {
  // Three bells cost £20.01 together with £2 off.
  let current = anOrder([anOrderLine('bells', 3, { total: 20_01, discount: 2_00 })])
  const bell = { uid: 'bells', quantity: 1 }
  const amounts = [1, 2, 3].map(() => {
    const amount = paidFor(current, [bell])
    const memo = aCredit('refund', amount, bell)
    current = { ...current, creditMemos: [...current.creditMemos, memo] }
    return amount
  })
  expect(amounts).toEqual([6_00, 6_01, 6_00])
})
