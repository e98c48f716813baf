import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { loadShippingBook } from '#/cart/pricing/shipping.server.ts'
import { listAttributeValues, listCategories } from '#/catalogue/read/categories.server.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { listerSettings } from '#/platform/config/settings.ts'
import { sites } from '#/platform/config/sites.ts'
import { loadSearchEngine } from '#/search/engine/search-index.server.ts'
import { loadShell } from '#/storefront/header/header.server.ts'
import { siteVisitor } from '#/app/draw-ahead/site-visitor.ts'
import { pageImports } from '#/app/routes/pages.ts'
import { loadLazyParts } from '#/navigation/hydration/lazy-hydrate.tsx'
import { loadPage } from '#/navigation/router/pages.ts'
import type { Ctx } from '#/visitor/context.ts'

/**
 * Fills the cache with what pages and carts need, for the country of each site, so that the first visitor
 * waits no longer than the second. It must run on the pool, not in a transaction, because reloads use the
 * same connection.
 */
export async function warmMemory(ctx: Omit<Ctx, 'visitor'>): Promise<void> {
  for (const site of sites) {
    const own: Ctx = { ...ctx, visitor: siteVisitor(site) }
    const [catalogue] = await Promise.all([
      loadMarketCatalogue(own),
      loadItems(own),
      loadShippingBook(own),
      loadShell(own),
      listCategories(own),
      listAttributeValues(own),
    ])
    catalogue.order(listerSettings.defaultSort)
    await loadSearchEngine(own)
  }
}

/** Loads the code of every page: no visitor waits for it, and a running shop needs its files no longer. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(Object.keys(pageImports).map(loadPage))
  await loadLazyParts()
}
