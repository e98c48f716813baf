import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { listCollectionStores } from '#/stores/stores.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { storeOffer, type StoreOffer } from './store-offers.ts'

/** The offers of each store of the visitor's country for an item; none if the item is not sold. */
export async function listStoreOffers(ctx: Ctx, sku: string): Promise<StoreOffer[]> {
  const [stores, [stock]] = await Promise.all([
    listCollectionStores(ctx, ctx.visitor.country.code),
    stockOf(ctx, [sku]),
  ])
  return stock ? stores.map((store) => storeOffer(store, stock, ctx.now)) : []
}
