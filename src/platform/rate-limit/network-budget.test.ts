import { expect, test } from 'vitest'
import { createNetworkBudget, OverBudget } from './network-budget.ts'

function budgetAt() {
  let ms = 0
  const budget = createNetworkBudget({ capacity: 10, perSecond: 2, now: () => ms })
  return { budget, pass: (seconds: number) => (ms += seconds * 1000) }
}

test('a network gets its allowance and no more', () => {
  const { budget } = budgetAt()
  budget.spend('a', 7)
  budget.spend('a', 3)
  expect(() => budget.spend('a', 1)).toThrow(OverBudget)
})

test('networks have separate allowances', () => {
  const { budget } = budgetAt()
  budget.spend('a', 10)
  expect(() => budget.spend('b', 10)).not.toThrow()
})

test('the allowance refills with time, up to its size', () => {
  const { budget, pass } = budgetAt()
  budget.spend('a', 10)
  pass(1)
  expect(() => budget.spend('a', 2)).not.toThrow()
  pass(3600)
  budget.spend('a', 10)
  expect(() => budget.spend('a', 1)).toThrow(OverBudget)
})

test('the refusal says when to retry', () => {
  const { budget } = budgetAt()
  budget.spend('a', 9)
  const refused = (amount: number) => {
    try {
      budget.spend('a', amount)
    } catch (problem) {
      return problem instanceof OverBudget ? problem.retryAfterSeconds : null
    }
    return 0
  }
  expect([refused(2), refused(7)]).toEqual([1, 3])
})

test('a cost above the whole allowance takes all of it', () => {
  const { budget } = budgetAt()
  budget.spend('a', 100)
  expect(() => budget.spend('a', 1)).toThrow(OverBudget)
})

test('a refund restores the allowance', () => {
  const { budget } = budgetAt()
  budget.spend('a', 10)
  budget.refund('a', 4)
  budget.refund('b', 4)
  expect(() => budget.spend('a', 4)).not.toThrow()
  expect(() => budget.spend('b', 10)).not.toThrow()
  expect(() => budget.spend('b', 1)).toThrow(OverBudget)
})
