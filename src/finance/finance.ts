import type { Localised } from '#/catalogue/model/localised.ts'
import { money, type Money } from '#/money/money.ts'
import { type Credit, creditFor } from './loans/credit.ts'
import { bestProduct, type FinanceProduct, longestAndCheapest } from './loans/finance-product.ts'

/** The loans on offer, and the terms that must be shown with them. */
export type Finance = {
  readonly products: readonly FinanceProduct[]
  /** The notice that names the lender and the shop's role. */
  readonly notice: Localised
  /** The typical loan that staff have chosen; its price is in pence. */
  readonly example: {
    readonly price: number
    readonly depositPercent: number
    /** Null for the longest and cheapest loan. */
    readonly productId: string | null
  }
}

/** A typical loan, which the law requires beside every monthly price. */
export type RepresentativeExample = { credit: Credit; notice: string }

export function representativeCredit({
  products,
  example,
}: Pick<Finance, 'products' | 'example'>): Credit | null {
  const { price, depositPercent, productId } = example
  const product = products.find(({ id }) => id === productId) ?? longestAndCheapest(products)
  return product && creditFor(money(price, 'GBP'), product, depositPercent)
}

/** The longest loan for a price, without a deposit; null when none is offered for it. */
export function longestCredit(
  { products }: Pick<Finance, 'products'>,
  price: Money,
): Credit | null {
  if (price.currency !== 'GBP') return null
  const product = bestProduct(products, price.amount)
  return product && creditFor(price, product)
}
