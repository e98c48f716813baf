import type { Day } from '#/catalogue/calendar/day.ts'
import { daysUntilInStock, dispatchDate } from '#/catalogue/calendar/dispatch-date.ts'
import { availabilityOf, type Offer } from '#/catalogue/model/offer.ts'
import type { Ctx } from '#/visitor/context.ts'
import { inOrderFor, senderOf, type Warehouse } from './warehouse.ts'

type Sent = {
  warehouses: readonly Warehouse[]
  /** Whether it passes the workshop of the warehouse before it is sent, as bikes do. */
  isBuilt: boolean
}

/** The code of a country, and the time of the request. */
export type SentTo = { country: string; now: Date }

/** A shopper sees the days of the country that they have chosen. */
export const toVisitor = ({ visitor, now }: Pick<Ctx, 'visitor' | 'now'>): SentTo => ({
  country: visitor.country.code,
  now,
})

/**
 * The earliest day on which one piece of any of these offers is sent to a country, by the calendar of the warehouse
 * that sends it. Listings, pages and feeds show this day; a cart of one piece has the same (docs/behaviour.md#warehouses).
 */
export function soonestDispatch(
  offers: readonly Pick<Offer, 'stock' | 'leadTimeDays'>[],
  { warehouses, isBuilt }: Sent,
  { country, now }: SentTo,
): Day | null {
  const order = inOrderFor(warehouses, country)
  const soonest = new Map<Warehouse, number>()
  for (const offer of offers) {
    const days = daysUntilInStock(availabilityOf(offer))
    if (days === null) continue
    const sender = senderOf(offer.stock, order)
    soonest.set(sender, Math.min(days, soonest.get(sender) ?? days))
  }
  let earliest: Day | null = null
  for (const [{ calendar, queueDays }, leadTimeDays] of soonest) {
    const work = { queueDays: isBuilt ? queueDays : 0 }
    const day = dispatchDate({ isInStock: false, leadTimeDays }, { now, calendar }, work)
    if (day !== null && (earliest === null || day < earliest)) earliest = day
  }
  return earliest
}
