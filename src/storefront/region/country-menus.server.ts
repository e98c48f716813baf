import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { shopDay } from '#/catalogue/calendar/shop-day.ts'
import { namesForIndex } from '#/catalogue/read/categories.server.ts'
import { catalogueTags } from '#/catalogue/read/catalogue-tags.ts'
import { knownEntries } from '#/catalogue/read/known-entries.server.ts'
import type { Db } from '#/db/client.server.ts'
import { loadIndex } from '#/lister/index/lister-index.server.ts'
import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { haveSameMenu, type CountryMenus, createCountryMenus } from './country-menus.ts'
import { listMenuRows } from '#/storefront/header/header.store.server.ts'
import type { MenuRow } from '#/storefront/header/menu-tree.ts'

export const menuTag = 'menu'

type CachedMenu = {
  rows: MenuRow[]
  entries: readonly CatalogueEntry[]
  /** Computed on first use and again each day, since reductions start and end with a day. */
  today: { now: Date; menus: Promise<CountryMenus> } | null
}

/** The menus of all countries, recomputed when a change may show or hide a menu link. */
export async function loadCountryMenus({ db, liveCache, now, log }: Ctx): Promise<CountryMenus> {
  const known = await liveCache.getOrLoad<CachedMenu>(
    'menu',
    [menuTag, ...catalogueTags],
    (reload, reader) =>
      readMenu(
        db,
        reader,
        reload && { ...reload.previous, isNewMenu: reload.changed.has(menuTag) },
      ),
  )
  const before = known.today
  if (!before || shopDay(before.now) !== shopDay(now)) {
    const made = makeMenus(known.rows, { db, liveCache, now })
    // Yesterday's menu is better than none, and the next request tries again.
    const today = { now, menus: before ? made.catch(() => before.menus) : made }
    known.today = today
    made.catch((error: unknown) => {
      log.warn({ err: error }, 'the menu of a new day could not be made')
      if (known.today === today) known.today = before
    })
    return today.menus
  }
  return before.menus
}

async function readMenu(
  db: Db,
  liveCache: CacheReader,
  before: (CachedMenu & { isNewMenu: boolean }) | null,
): Promise<CachedMenu> {
  const entries = await knownEntries(db, liveCache)
  if (!before || before.isNewMenu) return { rows: await listMenuRows(db), entries, today: null }
  const { rows, today } = before
  if (!today || haveSameMenu(before.entries, entries)) return { rows, entries, today }
  const menus = await makeMenus(rows, { db, liveCache, now: today.now })
  // Every page shows the menu, so pages are purged only if a link has appeared or disappeared somewhere.
  if (menus.key !== (await today.menus).key) await purgeTags(db, [menuTag])
  return { rows, entries, today: { now: today.now, menus: Promise.resolve(menus) } }
}

type Source = { db: Db; liveCache: CacheReader; now: Date }

async function makeMenus(rows: MenuRow[], { db, liveCache, now }: Source): Promise<CountryMenus> {
  const [index, { categories }] = await Promise.all([
    loadIndex({ db, liveCache }),
    namesForIndex(db),
  ])
  return createCountryMenus(rows, { index, categories, now })
}
