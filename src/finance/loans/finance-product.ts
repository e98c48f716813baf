/** A loan as the lender offers it; amounts in pence. */
export type FinanceProduct = {
  readonly id: string
  readonly name: string
  readonly months: number
  /** The annual percentage rate, all costs included. */
  readonly apr: number
  readonly minLoan: number
  /** Null where the lender sets no limit. */
  readonly maxLoan: number | null
}

const byLongestTermThenLowestApr = (a: FinanceProduct, b: FinanceProduct) =>
  b.months - a.months || a.apr - b.apr

export const covers = ({ minLoan, maxLoan }: FinanceProduct, loan: number): boolean =>
  loan >= minLoan && loan <= (maxLoan ?? Infinity)

/** The smallest amount that any of the loans is given for; null without loans. See docs/behaviour.md#finance. */
export const minimumFinanceAmount = (products: readonly FinanceProduct[]): number | null =>
  products.length === 0 ? null : Math.min(...products.map(({ minLoan }) => minLoan))

/** The longest loan for a price, at the lowest rate; null when none is offered for it. See docs/behaviour.md#finance. */
export const bestProduct = (
  products: readonly FinanceProduct[],
  price: number,
): FinanceProduct | null => longestAndCheapest(products.filter((each) => covers(each, price)))

export const longestAndCheapest = (products: readonly FinanceProduct[]): FinanceProduct | null =>
  products.toSorted(byLongestTermThenLowestApr)[0] ?? null
