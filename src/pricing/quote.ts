import { activeSpecial, type Price } from '#/catalogue/model/price.ts'
import type { Country } from '#/country/country.ts'
import { type Money, money } from '#/money/money.ts'
import { localPrice, type PriceBook, type PriceRule } from './price-rule.ts'

/** All that is known of what something costs: its price list, and what it cost before it was reduced. */
export type PriceFacts = {
  /** The base price in pounds. */
  base: Price
  /** A price fixed for one country, in the money that its rule names. */
  fixed?: Price | null
  /** The lowest price of the thirty days before the reduction, in the list's own minor units; null when unknown. */
  lowestBefore: number | null
}

export type Quote = {
  /** What is asked, complete: tax, duty and all. */
  price: Money
  /** What the saving is counted from, and shown struck through. */
  was: Money | null
  savingPercent: number | null
}

/**
 * The one answer to what something costs, where. Listing, facet, page, cart, structured data and
 * data layer all ask here, so they cannot differ.
 */
export function quote(facts: PriceFacts, book: PriceBook, country: Country, now: Date): Quote {
  const rule = book.ruleFor(country)
  const list = listFor(facts, rule)
  const local = (amount: number) => localAmount(amount, list, rule)
  const special = activeSpecial(list, now)
  const price = local(special?.price ?? list.price)
  const was = special ? reference(facts, list, country) : null
  return withSaving(price, was === null ? null : local(was))
}

/** A fixed price in other money than the rest of the cart is charged in could not be added to it. */
const listFor = ({ base, fixed }: PriceFacts, { currency }: PriceRule): Price =>
  fixed?.currency === currency ? fixed : base

const localAmount = (amount: number, list: Price, rule: PriceRule): Money =>
  list.country === null
    ? money(localPrice(amount, rule), rule.currency)
    : money(amount, list.currency)

/** In the EU a saving is counted from the lowest price of the thirty days before, or not claimed at all. */
function reference(facts: PriceFacts, list: Price, country: Country): number | null {
  if (!country.isInEu) return list.price
  // what is known of the fixed price says nothing about the base price
  return list === (facts.fixed ?? facts.base) ? facts.lowestBefore : null
}

/** A claim that does not hold after rounding is not made; a percentage is never rounded up. */
function withSaving(price: Money, was: Money | null): Quote {
  if (!was || was.amount <= price.amount) return { price, was: null, savingPercent: null }
  const savingPercent = Math.floor(((was.amount - price.amount) * 100) / was.amount)
  return { price, was, savingPercent: savingPercent > 0 ? savingPercent : null }
}
