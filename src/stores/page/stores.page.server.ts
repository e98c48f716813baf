import { findCountry } from '#/country/country.ts'
import type { LoadedPage } from '#/platform/api/page.ts'
import { listAllStores } from '#/stores/stores.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { StoreTeaser } from './store-view.ts'
import { teaserOf } from './store-view.server.ts'

export type StoresData = {
  countries: { code: string; name: string; stores: StoreTeaser[] }[]
}

/** Every store by country, the visitor's own country first. */
export async function loadStoresPage(ctx: Ctx): Promise<LoadedPage<StoresData>> {
  const { locale, country } = ctx.visitor
  const byCountry = Map.groupBy(await listAllStores(ctx), (store) => store.country)
  const countries = [...byCountry]
    .map(([code, stores]) => ({
      code,
      name: findCountry(code)?.name[locale] ?? code,
      stores: stores.map((store) => teaserOf(ctx, store)),
    }))
    .toSorted((a, b) => Number(b.code === country.code) - Number(a.code === country.code))
  return { data: { countries } }
}
