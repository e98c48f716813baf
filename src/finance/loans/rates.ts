import type { Money } from '#/money/money.ts'
import { type Credit, creditFor } from './credit.ts'
import { loanAfter, smallestDeposit } from './deposit.ts'
import { covers, type FinanceProduct, longestAndCheapest } from './finance-product.ts'

/** A loan for one price and deposit: its figures, or why it is not given. */
export type Rate = { product: FinanceProduct } & (
  | { state: 'available'; credit: Credit }
  /** The loan is too large, and this deposit makes it fit. */
  | { state: 'needs-deposit'; depositPercent: number }
  | { state: 'too-small'; minLoan: number }
  | { state: 'too-large'; maxLoan: number }
)

/** Every loan in the order shoppers compare them: shortest first, then the cheapest. */
export const ratesFor = (
  products: readonly FinanceProduct[],
  price: Money,
  depositPercent: number,
): Rate[] =>
  products
    .toSorted((a, b) => a.months - b.months || a.apr - b.apr)
    .map((product) => rateOf(product, price, depositPercent))

function rateOf(product: FinanceProduct, price: Money, depositPercent: number): Rate {
  const loan = loanAfter(price, depositPercent).amount
  if (covers(product, loan))
    return { product, state: 'available', credit: creditFor(price, product, depositPercent) }
  if (loan < product.minLoan || product.maxLoan === null)
    return { product, state: 'too-small', minLoan: product.minLoan }
  const needed = smallestDeposit(product, price, depositPercent)
  return needed === null
    ? { product, state: 'too-large', maxLoan: product.maxLoan }
    : { product, state: 'needs-deposit', depositPercent: needed }
}

export type AvailableRate = Extract<Rate, { state: 'available' }>

const isAvailable = (rate: Rate): rate is AvailableRate => rate.state === 'available'

/** The chosen loan while it is given for this price and deposit, otherwise the longest and cheapest. */
export function selectedRate(
  rates: readonly Rate[],
  productId: string | null,
): AvailableRate | null {
  const available = rates.filter(isAvailable)
  const rateFor = (id: string | null | undefined) =>
    available.find(({ product }) => product.id === id)
  const longest = longestAndCheapest(available.map(({ product }) => product))
  return rateFor(productId) ?? rateFor(longest?.id) ?? null
}
