import type { Localised } from '#/catalogue/model/localised.ts'
import { money, type Money } from '#/money/money.ts'
import { type Credit, creditFor } from './credit.ts'
import { bestProduct, type FinanceProduct, longestAndCheapest } from './finance-product.ts'

/** How the shop's goods can be paid for by instalments. */
export type Finance = {
  readonly products: readonly FinanceProduct[]
  /** Who lends, and in which role the shop stands beside. */
  readonly notice: Localised
  /** The staff's choice of what is typical; a price in pence. */
  readonly example: {
    readonly price: number
    readonly depositPercent: number
    /** Null for the longest and cheapest loan. */
    readonly productId: string | null
  }
}

/** What a loan typically comes to: stands beside every monthly price, as the law wants it. */
export type RepresentativeExample = { credit: Credit; notice: string }

export function representativeCredit({ products, example }: Finance): Credit | null {
  const { price, depositPercent, productId } = example
  const product = products.find(({ id }) => id === productId) ?? longestAndCheapest(products)
  return product && creditFor(money(price, 'GBP'), product, depositPercent)
}

/** The longest loan for a price, without a deposit; null where none is offered for it. */
export function longestCredit(
  { products }: Pick<Finance, 'products'>,
  price: Money,
): Credit | null {
  if (price.currency !== 'GBP') return null
  const product = bestProduct(products, price.amount)
  return product && creditFor(price, product)
}
