import type { Ctx } from '#/visitor/context.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import { readStores } from './stores.store.server.ts'

/** A store where customers can collect orders. */
export type Store = { code: string; name: Localised; country: string }

/** The stores of one country, where its customers may collect their orders. */
export async function listStores(ctx: Ctx, country: string): Promise<Store[]> {
  const stores = await ctx.liveCache.getOrLoad('collection-stores', ['places'], () =>
    readStores(ctx.db),
  )
  return stores.filter((store) => store.country === country)
}
