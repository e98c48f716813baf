import type { Warehouse } from '#/catalogue/stock/warehouse.ts'
import type { Country } from '#/country/country.ts'
import { add, type Money, subtract, sum } from '#/money/money.ts'
import { isNonNegative, nonNegative, type NonNegativeMoney } from '#/money/non-negative.ts'
import type { PriceBook } from '#/pricing/price-rule.ts'
import { quote } from '#/pricing/quote.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import type { SellableItem, ItemCatalogue } from '#/cart/items/sellable-item.ts'

/** The prices, country, time and warehouses that prices and dates are worked out with. */
export type Market = {
  book: PriceBook
  country: Country
  now: Date
  /** All of the shop's, in no country's order. */
  warehouses: readonly Warehouse[]
}

export type UnitPrice = {
  /** One piece, without its paint. */
  price: NonNegativeMoney
  /** The price before a reduction; equal to `price` when there is none. */
  before: NonNegativeMoney
  /** The price of the paint, which is added to `price`. */
  colour: NonNegativeMoney | null
  /** The amount that each chosen part adds, negative for a cheaper part; included in `price`. */
  options: PriceParts['options']
}

/** The breakdown of the price of one piece. */
export type PriceParts = {
  own: NonNegativeMoney
  /** `own` before a reduction. */
  before: NonNegativeMoney
  /** The amount that each chosen part adds, negative for a cheaper part. */
  options: readonly { sku: string; price: Money }[]
  colour: NonNegativeMoney | null
}

/**
 * The price of one piece of a line; null when it is no longer sold. In an inconsistent catalogue, cheaper
 * parts may take off more than the bike costs: then there is no price either.
 */
export function unitPrice(
  line: CartLine,
  catalogue: ItemCatalogue,
  market: Market,
): UnitPrice | null {
  const parts = priceParts(line, catalogue, market)
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
  catalogue: ItemCatalogue,
  market: Market,
): PriceParts | null {
  const item = catalogue.get(line.sku)
  const own = item && priceOf(item, market)
  if (!item || !own) return null
  const options = optionPrices(line, item, { catalogue, market })
  const colour = line.colour ? colourPrice(line.colour.sku, catalogue, market) : null
  if (!options || (line.colour && !colour)) return null
  return { own: own.price, before: own.before, options, colour }
}

/**
 * The price that every other page shows, from the same function. In the EU a "was" price needs the price
 * history, which only the product page has, so the cart shows none there.
 */
function priceOf(item: SellableItem, { book, country, now }: Market) {
  const base = item.prices.find((price) => price.country === null)
  if (!base) return null
  const fixed = item.prices.find((price) => price.country === country.code) ?? null
  const { price, was } = quote({ base, fixed, priorPrice: null }, book, country, now)
  return { price: nonNegative(price), before: nonNegative(was ?? price) }
}

const colourPrice = (
  sku: string,
  catalogue: ItemCatalogue,
  market: Market,
): NonNegativeMoney | null => {
  const paint = catalogue.get(sku)
  return paint ? (priceOf(paint, market)?.price ?? null) : null
}

type LineContext = { catalogue: ItemCatalogue; market: Market }

/** A part that replaces one of the bike's costs the difference; an additional part costs its full price. */
function optionPrices(
  line: CartLine,
  bike: SellableItem,
  { catalogue, market }: LineContext,
): PriceParts['options'] | null {
  const prices: { sku: string; price: Money }[] = []
  for (const { sku } of line.options) {
    const part = catalogue.get(sku)
    const chosen = part && priceOf(part, market)
    if (!part || !chosen) return null
    const included = catalogue.get(bike.parts[part.section?.key ?? ''] ?? '')
    const saved = included && priceOf(included, market)
    prices.push({ sku, price: saved ? subtract(chosen.price, saved.price) : chosen.price })
  }
  return prices
}
