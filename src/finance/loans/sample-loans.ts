import type { FinanceProduct } from './finance-product.ts'

/** A loan for tests: twelve months without interest from £400, unless the test states otherwise. */
export const aLoan = (id: string, stated: Partial<FinanceProduct> = {}): FinanceProduct => ({
  id,
  name: id,
  months: 12,
  apr: 0,
  minLoan: 40_000,
  maxLoan: null,
  ...stated,
})
