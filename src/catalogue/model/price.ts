import type { Currency } from '#/money/currency.ts'
import { addDays, type Day } from '#/catalogue/calendar/day.ts'
import { shopDay, shopMidnight } from '#/catalogue/calendar/shop-day.ts'

/** A list price with its reduction, in minor units. */
export type Price = {
  /** Null for the base price in pounds; otherwise the country it is fixed for. */
  country: string | null
  currency: Currency
  price: number
  special: Special | null
}

export type Special = {
  price: number
  /** First and last day on the shop's clock, both included; null for no start or no end. */
  from: Day | null
  to: Day | null
  /** Start of the reduction: the prior price is the lowest of the 30 days before it. */
  since: Date
}

/** The reduction that applies today; null when there is none, or it is not below the list price. */
export function activeSpecial({ price, special }: Price, now: Date): Special | null {
  if (special === null || special.price >= price) return null
  const today = shopDay(now)
  if (special.from !== null && today < special.from) return null
  if (special.to !== null && today > special.to) return null
  return special
}

export const priceOn = (price: Price, now: Date): number =>
  activeSpecial(price, now)?.price ?? price.price

export type PriceStep = { from: Date; price: number }

/** Prices from now on: today's, then one step each where the reduction begins and ends. */
export function priceSteps(price: Price, now: Date): PriceStep[] {
  const { special } = price
  const changes = [
    special?.from ? shopMidnight(special.from) : null,
    special?.to ? shopMidnight(addDays(special.to, 1)) : null,
  ].filter((change) => change !== null && change > now)
  const steps: PriceStep[] = []
  for (const from of [now, ...changes.filter((change) => change !== null)]) {
    const next = priceOn(price, from)
    if (steps.at(-1)?.price !== next) steps.push({ from, price: next })
  }
  return steps
}
