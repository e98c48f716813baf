import type { Country } from '#/country/country.ts'
import { add, type Money, subtract, sum } from '#/money/money.ts'
import { isNonNegative, nonNegative, type NonNegativeMoney } from '#/money/non-negative.ts'
import type { PriceBook } from '#/pricing/price-rule.ts'
import { quote } from '#/pricing/quote.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import type { SellableItem, ItemCatalogue } from '#/cart/items/sellable-item.ts'

/** Where and when a price is asked for. */
export type Market = { book: PriceBook; country: Country; now: Date }

export type UnitPrice = {
  /** One piece, without its paint. */
  price: NonNegativeMoney
  /** The same before a reduction; as much as `price` where nothing is reduced. */
  before: NonNegativeMoney
  /** What the paint adds to it. */
  colour: NonNegativeMoney | null
  /** What each chosen part adds to the price or takes off it. */
  options: PriceParts['options']
}

/** What one piece is made of, for who wants to see the sum. */
export type PriceParts = {
  own: NonNegativeMoney
  /** The same before a reduction. */
  before: NonNegativeMoney
  /** What each chosen part adds, or takes off. */
  options: readonly { sku: string; price: Money }[]
  colour: NonNegativeMoney | null
}

/**
 * What one piece of a line costs; null when the shop does not sell it any more. Cheaper parts may take
 * more off than the bike costs where a catalogue is at odds with itself: that is no price either.
 */
export function unitPrice(line: CartLine, goods: ItemCatalogue, market: Market): UnitPrice | null {
  const parts = priceParts(line, goods, market)
  if (!parts) return null
  const extras = sum(
    parts.options.map(({ price }) => price),
    parts.own.currency,
  )
  const price = add(parts.own, extras)
  const before = add(parts.before, extras)
  if (!isNonNegative(price) || !isNonNegative(before)) return null
  return { price, before, colour: parts.colour, options: parts.options }
}

/** One piece with its paint. */
export const paintedPrice = ({ price, colour }: Pick<UnitPrice, 'price' | 'colour'>) =>
  colour ? nonNegative(add(price, colour)) : price

export function priceParts(
  line: CartLine,
  goods: ItemCatalogue,
  market: Market,
): PriceParts | null {
  const good = goods.get(line.sku)
  const own = good && priceOf(good, market)
  if (!good || !own) return null
  const options = optionPrices(line, good, { goods, market })
  const colour = line.colour ? colourPrice(line.colour.sku, goods, market) : null
  if (!options || (line.colour && !colour)) return null
  return { own: own.price, before: own.before, options, colour }
}

/**
 * The price every other page tells, by the same function. In the EU a price before needs the
 * history that the product's page has; the cart claims none.
 */
function priceOf(good: SellableItem, { book, country, now }: Market) {
  const base = good.prices.find((price) => price.country === null)
  if (!base) return null
  const fixed = good.prices.find((price) => price.country === country.code) ?? null
  const { price, was } = quote({ base, fixed, lowestBefore: null }, book, country, now)
  return { price: nonNegative(price), before: nonNegative(was ?? price) }
}

const colourPrice = (
  sku: string,
  goods: ItemCatalogue,
  market: Market,
): NonNegativeMoney | null => {
  const paint = goods.get(sku)
  return paint ? (priceOf(paint, market)?.price ?? null) : null
}

type LineContext = { goods: ItemCatalogue; market: Market }

/** A part costs what it costs more than the one it replaces; what is beside the bike costs its price. */
function optionPrices(
  line: CartLine,
  bike: SellableItem,
  { goods, market }: LineContext,
): PriceParts['options'] | null {
  const prices: { sku: string; price: Money }[] = []
  for (const { sku } of line.options) {
    const part = goods.get(sku)
    const asked = part && priceOf(part, market)
    if (!part || !asked) return null
    const included = goods.get(bike.parts[part.section?.key ?? ''] ?? '')
    const saved = included && priceOf(included, market)
    prices.push({ sku, price: saved ? subtract(asked.price, saved.price) : asked.price })
  }
  return prices
}
