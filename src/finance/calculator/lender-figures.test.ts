import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { creditFor } from '#/finance/loans/credit.ts'
import { lenderCalculation } from './lender-calculation.ts'
import { askLender } from './lender-figures.ts'

const credit = creditFor(money(209_901, 'GBP'), { months: 36, apr: 12.9 }, 10)
const right = {
  initialPayments: (credit.instalment.amount / 100).toFixed(2),
  finalPayment: (credit.lastInstalment.amount / 100).toFixed(2),
  loanAmount: '1889.11',
  deposit: '209.90',
  amountPayable: (credit.payable.amount / 100).toFixed(2),
}

test('asks with the code, the price and the deposit in pounds', () => {
  const asked: unknown[] = []
  askLender((...input) => asked.push(input), 'CREDIT-36', credit)
  expect(asked).toEqual([['CREDIT-36', 2099.01, 209.9]])
})

test('the same figures are confirmed, as text or as numbers', () => {
  expect(askLender(() => right, 'CREDIT-36', credit)).toBe('confirmed')
  const numbers = Object.fromEntries(
    Object.entries(right).map(([name, text]) => [name, Number(text)]),
  )
  expect(askLender(() => numbers, 'CREDIT-36', credit)).toBe('confirmed')
})

test.each(Object.keys(right))('a penny more in %s differs', (name) => {
  const wrong = { ...right, [name]: (Number(right[name as keyof typeof right]) + 0.01).toFixed(2) }
  expect(askLender(() => wrong, 'CREDIT-36', credit)).toBe('differs')
})

test.each([
  ['nothing', undefined],
  ['text', '58.19'],
  ['an empty object', {}],
  ['no number', { ...right, finalPayment: 'NaN' }],
  ['markup', { ...right, finalPayment: '<b>1.00</b>' }],
  ['a negative amount', { ...right, deposit: '-209.90' }],
  ['a promise', Promise.resolve(right)],
])('an answer with %s counts as none', (_what, answer) => {
  expect(askLender(() => answer, 'CREDIT-36', credit)).toBe('silent')
})

test('a script that throws counts as none', () => {
  const fail = () => {
    throw new Error('no such product')
  }
  expect(askLender(fail, 'CREDIT-36', credit)).toBe('silent')
})

const prices = [40_000, 40_001, 99_999, 123_455, 129_900, 209_999, 333_333, 799_999, 1_500_000]
const terms = [3, 6, 10, 12, 18, 24, 36, 48, 60]
const loans = prices.flatMap((price) =>
  [0, 1, 10, 33, 50].flatMap((percent) => terms.map((months) => ({ price, percent, months }))),
)
const agreements = (apr: number) =>
  loans.map(({ price, percent, months }) =>
    askLender(
      (_code, ...amounts) => lenderCalculation({ months, apr }, ...amounts),
      'CODE',
      creditFor(money(price, 'GBP'), { months, apr }, percent),
    ),
  )

test('a calculation as the lender’s script does it confirms every loan with interest', () => {
  const all = [3.9, 7.9, 9.9, 12.9, 15.9, 19.9, 29.95].flatMap(agreements)
  expect(all).toHaveLength(2835)
  expect(all.filter((each) => each !== 'confirmed')).toEqual([])
})

test('without interest it differs where floating point adds a penny, and only there', () => {
  const all = agreements(0)
  const differing = loans.filter((_loan, index) => all[index] !== 'confirmed')
  expect(differing).toHaveLength(3)
  const exact = creditFor(money(129_900, 'GBP'), { months: 12, apr: 0 }, 20)
  expect(exact.instalment.amount).toBe(8660)
  expect(lenderCalculation({ months: 12, apr: 0 }, 1299, 259.8).initialPayments).toBe('86.61')
  expect(all).toHaveLength(405)
  for (const { price, percent, months } of differing) {
    const { loan } = creditFor(money(price, 'GBP'), { months, apr: 0 }, percent)
    expect(loan.amount % months).toBe(0)
  }
})
