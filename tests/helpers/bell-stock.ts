import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { lastBell } from './cart-shop.ts'

/** Reads stock levels, and sets the stock of bells. */
export const bellStock = (ctx: Ctx) => ({
  held: async (sku: string) => (await stockOf(ctx, [sku]))[0]?.quantity,
  setBells: (quantity: number) => setStock(ctx.db, [{ sku: lastBell, place: 'halifax', quantity }]),
})
