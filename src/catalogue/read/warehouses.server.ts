import type { Warehouse } from '#/catalogue/stock/warehouse.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'
import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import { readWarehouses } from './warehouses.store.server.ts'

/** All warehouses, cached in memory: every date of a page or a cart needs them. */
export const knownWarehouses = (
  db: Executor,
  liveCache: CacheReader,
): Promise<readonly Warehouse[]> =>
  liveCache.getOrLoad('warehouses', ['places'], () => readWarehouses(db))
