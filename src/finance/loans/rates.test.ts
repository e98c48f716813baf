import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#/money/money.ts'
import { creditFor } from './credit.ts'
import { isFinanced, loanAfter } from './deposit.ts'
import { covers, type FinanceProduct } from './finance-product.ts'
import { ratesFor, selectedRate } from './rates.ts'
import { aLoan } from './sample-loans.ts'

const free = aLoan('free', { maxLoan: 300_000 })
const short = aLoan('short', { months: 24, apr: 12.9, maxLoan: 1_500_000 })
const long = aLoan('long', { months: 48, apr: 12.9, minLoan: 100_000, maxLoan: 1_500_000 })
const dear = aLoan('dear', { months: 48, apr: 15.9, minLoan: 100_000 })
const all: FinanceProduct[] = [dear, long, short, free]
const pounds = (amount: number) => money(Math.round(amount * 100), 'GBP')

const statesOf = (price: number, percent: number) =>
  ratesFor(all, pounds(price), percent).map((rate) => {
    const { product: loan, state } = rate
    if (state === 'needs-deposit') return `${loan.id} ${rate.depositPercent} %`
    return `${loan.id} ${state}`
  })

test.each([
  [399.99, 0, ['free too-small', 'short too-small', 'long too-small', 'dear too-small']],
  [400, 0, ['free available', 'short available', 'long too-small', 'dear too-small']],
  [999.99, 0, ['free available', 'short available', 'long too-small', 'dear too-small']],
  [1000, 0, ['free available', 'short available', 'long available', 'dear available']],
  [1000, 1, ['free available', 'short available', 'long too-small', 'dear too-small']],
  [3000, 0, ['free available', 'short available', 'long available', 'dear available']],
  [3000.01, 0, ['free 1 %', 'short available', 'long available', 'dear available']],
  [5000, 10, ['free 40 %', 'short available', 'long available', 'dear available']],
  [6001, 0, ['free too-large', 'short available', 'long available', 'dear available']],
  [15_000.01, 0, ['free too-large', 'short 1 %', 'long 1 %', 'dear available']],
])('the loans for £%d with a deposit of %d per cent', (price, percent, expected) => {
  expect(statesOf(price, percent)).toEqual(expected)
})

test('an available loan has its figures', () => {
  const [rate] = ratesFor([long], pounds(2099.01), 10)
  expect(rate).toEqual({
    product: long,
    state: 'available',
    credit: creditFor(pounds(2099.01), long, 10),
  })
})

test('the figures agree with the rules of eligibility for every price and deposit', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3_500_000 }),
      fc.integer({ min: 0, max: 50 }),
      (pence, percent) => {
        const price = money(pence, 'GBP')
        const loan = loanAfter(price, percent).amount
        for (const { product: each, state } of ratesFor(all, price, percent)) {
          seen.add(state)
          expect(state === 'too-small').toBe(each.minLoan > loan)
          expect(state === 'available').toBe(covers(each, loan))
          // Without a deposit a product shows its figures from the smallest loan on.
          const isOffered = percent === 0 ? isFinanced({ products: [each] }, price) : null
          expect([null, state !== 'too-small']).toContain(isOffered)
        }
      },
    ),
    { numRuns: 500 },
  )
  expect([...seen].toSorted()).toEqual(['available', 'needs-deposit', 'too-large', 'too-small'])
})

test('the chosen loan is selected while it is available, otherwise the longest and cheapest', () => {
  const selected = (price: number, id: string | null) =>
    selectedRate(ratesFor(all, pounds(price), 0), id)?.product.id
  expect(selected(1000, 'short')).toBe('short')
  expect(selected(1000, null)).toBe('long')
  expect(selected(1000, 'unknown')).toBe('long')
  expect(selected(999.99, 'long')).toBe('short')
  expect(selected(399, 'free')).toBeUndefined()
})
