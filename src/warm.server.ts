import { loadGoods } from './cart/goods.server.ts'
import { loadShippingBook } from './cart/shipping.server.ts'
import { listAttributeValues, listCategories } from './catalogue/categories.server.ts'
import { loadShelf } from './lister/lister-index.server.ts'
import { settings } from './platform/settings.ts'
import { sites } from './platform/sites.ts'
import { loadSearchIndex } from './search/search-index.server.ts'
import { loadShell } from './shop/header.server.ts'
import { siteVisitor } from './site-visitor.ts'
import type { Ctx } from './visitor/context.ts'

/**
 * Has in memory what pages and carts are made from, for the country of each site, so that the first
 * visitor waits for nothing that the second does not. It must run on the pool: what is loaded here is
 * loaded anew the same way.
 */
export async function warmMemory(ctx: Omit<Ctx, 'visitor'>): Promise<void> {
  for (const site of sites) {
    const own: Ctx = { ...ctx, visitor: siteVisitor(site) }
    const [shelf] = await Promise.all([
      loadShelf(own),
      loadGoods(own),
      loadShippingBook(own),
      loadShell(own),
      listCategories(own),
      listAttributeValues(own),
    ])
    shelf.order(settings.lister.defaultSort)
    await loadSearchIndex(own)
  }
}
