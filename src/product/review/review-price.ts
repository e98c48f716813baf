import { isPaintSection } from '#/catalogue/paint/custom-paint.ts'
import type { PriceParts } from '#/cart/pricing/line-price.ts'
import { add, type Money, multiply, sum } from '#/money/money.ts'

type PricedPart = { section: string; name: string; price: Money }

/** A bike's price, row by row. */
export type ReviewPrice = {
  base: Money
  /** The base before a reduction; null where nothing is reduced. */
  before: Money | null
  /** Parts that cost more or less than those of the bike as shown. */
  parts: { name: string; price: Money }[]
  /** The price of the paint; null for a bike in one of its own colours. */
  paint: Money | null
  /** One bike. */
  each: Money
  quantity: number
  total: Money
}

export function reviewPrice(
  { own, before, colour }: Omit<PriceParts, 'options'>,
  options: readonly PricedPart[],
  quantity: number,
): ReviewPrice {
  const { currency } = own
  const isOfPaint = ({ section }: PricedPart) => isPaintSection(section)
  const paints = [colour ?? [], options.filter(isOfPaint).map(({ price }) => price)].flat()
  const parts = options.filter((part) => !isOfPaint(part))
  const each = [...paints, ...parts.map(({ price }) => price)].reduce(add, own)
  return {
    base: own,
    before: before.amount > own.amount ? before : null,
    parts: parts
      .filter(({ price }) => price.amount !== 0)
      .map(({ name, price }) => ({ name, price })),
    paint: colour || paints.some(({ amount }) => amount !== 0) ? sum(paints, currency) : null,
    each,
    quantity,
    total: multiply(each, quantity),
  }
}
