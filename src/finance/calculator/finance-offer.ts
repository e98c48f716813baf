import type { Money } from '#/money/money.ts'
import type { FinanceProduct } from '#/finance/loans/finance-product.ts'
import type { RepresentativeExample } from '#/finance/finance.ts'

/** The data of the calculator: the loans, and the terms that must be shown with them. */
export type FinanceOffer = {
  products: readonly FinanceProduct[]
  /** The proposed deposits in per cent. */
  deposits: readonly number[]
  example: RepresentativeExample
  /** The URL of the lender's own calculator; null where the shop works alone. */
  script: string | null
}

/** The calculator starts with these values, which the shopper chose or has typed so far. */
export type CalculatorStart = {
  price: Money | null
  depositPercent: number
  productId: string | null
}
