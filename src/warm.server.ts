import { loadGoods } from './cart/goods.server.ts'
import { loadShippingBook } from './cart/shipping.server.ts'
import { listAttributeValues, listCategories } from './catalogue/categories.server.ts'
import { defaultCountry, findCountry } from './country/country.ts'
import { loadShelf } from './lister/lister-index.server.ts'
import { settings } from './platform/settings.ts'
import { type Site, sites } from './platform/sites.ts'
import { loadSearchIndex } from './search/search-index.server.ts'
import { loadShell } from './shop/header.server.ts'
import type { Ctx } from './visitor/context.ts'
import type { Visitor } from './visitor/visitor.ts'

/**
 * Has in memory what pages and carts are made from, for the country of each site, so that the first
 * visitor waits for nothing that the second does not. It must run on the pool: what is loaded here is
 * loaded anew the same way.
 */
export async function warmMemory(ctx: Omit<Ctx, 'visitor'>): Promise<void> {
  for (const site of sites) {
    const own: Ctx = { ...ctx, visitor: visitorOf(site) }
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

const visitorOf = (site: Site): Visitor => ({
  site,
  isStaging: false,
  locale: site.defaultLocale,
  country: findCountry(site.defaultCountry) ?? defaultCountry,
  address: '',
  isSecure: false,
  isStoreNetwork: false,
  cookieHeader: '',
  userAgent: '',
})
