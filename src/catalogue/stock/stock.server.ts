import type { Ctx } from '#/visitor/context.ts'
import type { HolidayCalendar } from '#/catalogue/calendar/bank-holidays.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import { dispatchDate } from '#/catalogue/calendar/dispatch-date.ts'
import { availabilityOf, type PlaceStock, sendable } from '#/catalogue/model/offer.ts'
import { readStock } from './stock.store.server.ts'

export type StockAnswer = {
  sku: string
  /** Pieces that can be sent today. */
  quantity: number
  places: PlaceStock[]
  isBike: boolean
  /** The holidays of the first warehouse. */
  calendar: HolidayCalendar
  /** Null when it can neither be sent nor ordered. */
  dispatchDate: Day | null
}

/** Current stock and dispatch dates in the order of the SKUs, with which cached pages update themselves. */
export async function stockOf(ctx: Ctx, skus: readonly string[]): Promise<StockAnswer[]> {
  const variants = new Map((await readStock(ctx.db, skus)).map((variant) => [variant.sku, variant]))
  return skus.flatMap((sku) => {
    const variant = variants.get(sku)
    if (!variant) return []
    const workshop = { now: ctx.now, calendar: variant.calendar }
    const work = { queueDays: variant.isBike ? variant.queueDays : 0 }
    return [
      {
        sku,
        quantity: sendable(variant),
        places: variant.stock,
        isBike: variant.isBike,
        calendar: variant.calendar,
        dispatchDate: dispatchDate(availabilityOf(variant), workshop, work),
      },
    ]
  })
}
