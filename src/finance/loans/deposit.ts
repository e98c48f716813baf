import { money, type Money, percentOf, subtract } from '#/money/money.ts'
import { financeSettings } from '#/platform/config/settings.ts'
import { covers, type FinanceProduct, minimumFinanceAmount } from './finance-product.ts'

const { minDepositPercent, maxDepositPercent } = financeSettings

/** Every deposit that can be chosen, in per cent of the price. */
const wholePercents: readonly number[] = Array.from(
  { length: maxDepositPercent - minDepositPercent + 1 },
  (_, index) => minDepositPercent + index,
)

/** The round deposits that are proposed; any whole percentage between them can be typed. */
export const proposedDeposits = wholePercents.filter((percent) => percent % 10 === 0)

export const isDeposit = (percent: number): boolean => wholePercents.includes(percent)

/** The loan after the deposit, which is rounded to the penny. */
export const loanAfter = (price: Money, depositPercent: number): Money =>
  subtract(price, percentOf(price, depositPercent))

/**
 * Whether credit is given for a price, with a deposit or without. Only the smallest loan counts, because a deposit can
 * still bring a large one below the maximum. See docs/behaviour.md#finance.
 */
export const isFinanced = (
  { products }: { products: readonly FinanceProduct[] },
  price: Money,
): boolean => price.currency === 'GBP' && products.some(({ minLoan }) => price.amount >= minLoan)

/** The smallest deposit of at least `from` with which a loan is given; null where none is. */
export const smallestDeposit = (
  product: FinanceProduct,
  price: Money,
  from: number,
): number | null =>
  wholePercents.find(
    (percent) => percent >= from && covers(product, loanAfter(price, percent).amount),
  ) ?? null

/** The calculator's price control ends at this multiple of the price that it was opened with. */
const priceRangeMultiplier = 4

/** From the smallest loan to four times the price; a price below the smallest loan counts as that loan. */
export function priceRange(products: readonly FinanceProduct[], price: Money) {
  const least = Math.max(1, minimumFinanceAmount(products) ?? 1)
  const most = Math.max(price.amount, least) * priceRangeMultiplier
  return { least: money(least, price.currency), most: money(most, price.currency) }
}
