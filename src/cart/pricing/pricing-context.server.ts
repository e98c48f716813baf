import { knownWarehouses } from '#/catalogue/read/warehouses.server.ts'
import { loadPriceBook } from '#/pricing/pricing.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import type { Holder } from '#/cart/api/cart-guard.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { loadShippingBook } from './shipping.server.ts'

/** The holder of this request's cart: the customer who is logged in, or a guest of this site. */
export async function cartHolder(ctx: SessionCtx): Promise<Holder> {
  const session = await ctx.session()
  return { customerId: session?.customerId ?? null, site: ctx.visitor.site.id }
}

/** Everything needed to price and describe a cart, from the in-memory caches. */
export async function loadPricingContext(ctx: Ctx) {
  const [catalogue, book, shipping, warehouses] = await Promise.all([
    loadItems(ctx),
    loadPriceBook(ctx),
    loadShippingBook(ctx),
    knownWarehouses(ctx.db, ctx.liveCache),
  ])
  const { country } = ctx.visitor
  const market = { book, country, now: ctx.now, warehouses }
  return { catalogue, market, shipping: shipping.rateFor(country.code) }
}
