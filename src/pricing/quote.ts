import { priorKey, type PriorPrices, priorWindowStart } from '#/catalogue/prices/price-history.ts'
import { activeSpecial, type Price } from '#/catalogue/model/price.ts'
import type { Country } from '#/country/country.ts'
import { type Money, money } from '#/money/money.ts'
import { localPrice, type PriceBook, type PriceRule } from './price-rule.ts'

/** The prices of an offer, and its lowest price before a reduction. */
export type PriceFacts = {
  /** The base price in pounds. */
  base: Price
  /** A price fixed for one country; it applies only in the currency of the country's rule. */
  fixed?: Price | null
  /** The lowest price of the thirty days before the reduction, in the list's own minor units; null when unknown. */
  priorPrice: number | null
}

export type Quote = {
  /** The complete price, including tax and duty. */
  price: Money
  /** The price that the saving is worked out from, shown struck through. */
  was: Money | null
  savingPercent: number | null
}

/**
 * The price of an offer in a country. Listing, facet, page, cart, structured data and data layer all use
 * this function, so they cannot differ.
 */
export function quote(facts: PriceFacts, book: PriceBook, country: Country, now: Date): Quote {
  const rule = book.ruleFor(country)
  const list = listFor(facts, rule)
  const local = (amount: number) => localAmount(amount, list, rule)
  const special = activeSpecial(list, now)
  const price = local(special?.price ?? list.price)
  const was = special ? struckPrice(facts, list, country) : null
  return withSaving(price, was === null ? null : local(was))
}

/**
 * The lowest price before a reduction, as far as it was charged in this country. The history is in pounds: what it was
 * elsewhere is known only while the country's rule has not changed since its thirty days began
 * (docs/behaviour.md#reductions).
 */
export function priorPriceIn(
  list: Price,
  sku: string,
  priors: PriorPrices,
  rule: PriceRule,
): number | null {
  if (!list.special) return null
  const isConverted = list.country === null
  if (isConverted && rule.since && rule.since > priorWindowStart(list.special.since)) return null
  return priors.get(priorKey(list, sku)) ?? null
}

/** A fixed price in another currency is ignored, because a cart cannot add up two currencies. */
const listFor = ({ base, fixed }: PriceFacts, { currency }: PriceRule): Price =>
  fixed?.currency === currency ? fixed : base

const localAmount = (amount: number, list: Price, rule: PriceRule): Money =>
  list.country === null
    ? money(localPrice(amount, rule), rule.currency)
    : money(amount, list.currency)

/** In the EU a saving is worked out from the lowest price of the thirty days before it, or not claimed at all. */
function struckPrice(facts: PriceFacts, list: Price, country: Country): number | null {
  if (!country.isInEu) return list.price
  // The prior price is that of the fixed list if there is one; where that list is ignored, no saving is claimed.
  return list === (facts.fixed ?? facts.base) ? facts.priorPrice : null
}

/** A saving that rounding removes is not claimed; a percentage is never rounded up. */
function withSaving(price: Money, was: Money | null): Quote {
  if (!was || was.amount <= price.amount) return { price, was: null, savingPercent: null }
  const savingPercent = Math.floor(((was.amount - price.amount) * 100) / was.amount)
  return { price, was, savingPercent: savingPercent > 0 ? savingPercent : null }
}
