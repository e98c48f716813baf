import type { StockCount } from '#/catalogue/assemble/catalogue-rows.ts'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import type { Db } from '#/db/client.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { lastBell } from './cart-shop.ts'

/** Sets how many pieces can be sold, whatever the orders of other tests have reserved. */
export const putOnSale = (db: Db, counts: readonly StockCount[]) =>
  setStock(
    db,
    counts.map((count) => ({ ...count, figure: 'available' })),
  )

/** Reads stock levels, and sets the stock of bells. */
export const bellStock = (ctx: Ctx) => ({
  held: async (sku: string) => (await stockOf(ctx, [sku]))[0]?.quantity,
  setBells: (quantity: number) =>
    putOnSale(ctx.db, [{ sku: lastBell, place: 'halifax', quantity }]),
})
