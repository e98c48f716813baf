import type { Currency } from '#/money/currency.ts'
import { addDays, dayOf, type Day } from '#/catalogue/calendar/bank-holidays.ts'

/** A list price with its reduction, in minor units. */
export type Price = {
  /** Null for the base price in pounds; else the country it is fixed for. */
  country: string | null
  currency: Currency
  price: number
  special: Special | null
}

export type Special = {
  price: number
  /** First and last day (UTC), both included; null for at once and for good. */
  from: Day | null
  to: Day | null
  /** Since when it is reduced: what the 30 days before are counted from. */
  since: Date
}

/** A reduction must be one, and be on today. */
export function activeSpecial({ price, special }: Price, now: Date): Special | null {
  if (special === null || special.price >= price) return null
  const today = dayOf(now)
  if (special.from !== null && today < special.from) return null
  if (special.to !== null && today > special.to) return null
  return special
}

export const priceOn = (price: Price, now: Date): number =>
  activeSpecial(price, now)?.price ?? price.price

export type PriceStep = { from: Date; price: number }

const midnight = (day: Day) => new Date(`${day}T00:00:00Z`)

/** What will be asked from now on: today's price, then where the reduction begins and ends. */
export function priceSteps(price: Price, now: Date): PriceStep[] {
  const { special } = price
  const turns = [
    special?.from ? midnight(special.from) : null,
    special?.to ? midnight(addDays(special.to, 1)) : null,
  ].filter((turn) => turn !== null && turn > now)
  const steps: PriceStep[] = []
  for (const from of [now, ...turns.filter((turn) => turn !== null)]) {
    const next = priceOn(price, from)
    if (steps.at(-1)?.price !== next) steps.push({ from, price: next })
  }
  return steps
}
