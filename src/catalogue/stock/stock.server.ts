import type { Ctx } from '#/visitor/context.ts'
import type { HolidayCalendar } from '#/catalogue/calendar/bank-holidays.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import { type PlaceStock, sendable } from '#/catalogue/model/offer.ts'
import { knownWarehouses } from '#/catalogue/read/warehouses.server.ts'
import { soonestDispatch, toVisitor } from './offer-dispatch.ts'
import { readStock } from './stock.store.server.ts'
import { inOrderFor, senderOf } from './warehouse.ts'

export type StockAnswer = {
  sku: string
  /** Pieces that can be sent today. */
  quantity: number
  places: PlaceStock[]
  isBike: boolean
  /** The holidays of the warehouse that one piece is sent from. */
  calendar: HolidayCalendar
  /** Null when it can neither be sent nor ordered. */
  dispatchDate: Day | null
}

/**
 * Current stock and dispatch dates in the visitor's country, in the order of the SKUs, with which cached pages update
 * themselves.
 */
export async function stockOf(ctx: Ctx, skus: readonly string[]): Promise<StockAnswer[]> {
  const [read, warehouses] = await Promise.all([
    readStock(ctx.db, skus),
    knownWarehouses(ctx.db, ctx.liveCache),
  ])
  const variants = new Map(read.map((variant) => [variant.sku, variant]))
  const to = toVisitor(ctx)
  const order = inOrderFor(warehouses, to.country)
  return skus.flatMap((sku) => {
    const variant = variants.get(sku)
    if (!variant) return []
    const { stock, isBike } = variant
    return [
      {
        sku,
        quantity: sendable(variant),
        places: stock,
        isBike,
        calendar: senderOf(stock, order).calendar,
        dispatchDate: soonestDispatch([variant], { warehouses, isBuilt: isBike }, to),
      },
    ]
  })
}
