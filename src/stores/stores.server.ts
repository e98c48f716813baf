import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import { pageNotFound } from '#/platform/api/refusal.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { SitemapPage } from '#/platform/seo/sitemap.ts'
import { sites } from '#/platform/config/sites.ts'
import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import type { Ctx } from '#/visitor/context.ts'
import { type Store, storePath } from './store.ts'
import { storesFile } from './store-file.ts'
import { listStorePlaces, readStores, replaceStores } from './stores.store.server.ts'

export const storesTag = 'stores'

type StoreSource = Pick<Ctx, 'db'> & { liveCache: CacheReader }

const knownStores = ({ db, liveCache }: StoreSource): Promise<Store[]> =>
  liveCache.getOrLoad('stores', [storesTag, 'places'], () => readStores(db))

/** Every store that visitors can find. */
export async function listAllStores(ctx: Ctx): Promise<Store[]> {
  ctx.tags.add(storesTag)
  return knownStores(ctx)
}

/** The stores of a country where its customers may collect their orders. */
export const listCollectionStores = async (ctx: Ctx, country: string): Promise<Store[]> =>
  (await listAllStores(ctx)).filter(
    (store) => store.country === country && store.services.includes('collection'),
  )

export async function loadStore(ctx: Ctx, code: string): Promise<Store> {
  const store = (await listAllStores(ctx)).find((each) => each.code === code)
  if (!store) throw pageNotFound()
  return store
}

export const listStoreLooks = async (source: StoreSource): Promise<SceneLook[]> =>
  (await knownStores(source)).map(({ scene }) => scene)

/** The store of an order; null if it is closed for good. */
export const findStore = async (db: Db, code: string): Promise<Store | null> =>
  (await readStores(db)).find((each) => each.code === code) ?? null

/** The codes of all stores, for the command line. */
export const listStoreCodes = async (db: Db): Promise<string[]> =>
  (await readStores(db)).map(({ code }) => code)

/** The pages of the stores, for the sitemap. */
export const listStorePages = async (ctx: Ctx): Promise<SitemapPage[]> =>
  (await listAllStores(ctx)).map((store) => ({ path: storePath(store), changedAt: null, sites }))

/** Replaces the stores with those of a file, all of them or none. */
export async function importStores(db: Db, file: unknown): Promise<void> {
  const records = v.parse(storesFile, file)
  await db.transaction(async (tx) => {
    const known = await listStorePlaces(tx)
    const unknown = records.find(({ code }) => !known.includes(code))
    if (unknown) throw new Error(`"${unknown.code}" is not a store among the places.`)
    await replaceStores(tx, records)
    await purgeTags(tx, [storesTag])
  })
}
