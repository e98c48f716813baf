import { knownCategories } from '#/catalogue/read/category-index.server.ts'
import { categoryTrail, categoryTree } from '#/catalogue/model/category.ts'
import { categoryPositions } from '#/lister/index/category-positions.ts'
import { listProducts } from '#/lister/index/list-products.ts'
import { type PriceRange, wholeList } from '#/lister/listing/lister.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { isClosed } from '#/lister/index/product-set.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { FoundCategory } from '#/search/query/category-index.ts'
import type { SearchEngine } from '#/search/engine/search-engine.ts'

type CategorySearch = { words: string; most: number; isTyping?: boolean; price?: PriceRange | null }

/** Categories that a query names, with products for the visitor's country and within the price range. */
export async function searchCategories(
  ctx: Ctx,
  engine: SearchEngine,
  { words, most, isTyping = false, price = null }: CategorySearch,
): Promise<FoundCategory[]> {
  const named = engine.findCategories(words, { locale: ctx.visitor.locale, isTyping })
  const [catalogue, categories] = await Promise.all([
    loadMarketCatalogue(ctx),
    knownCategories(ctx),
  ])
  const isOpen = ({ path }: FoundCategory) => {
    const category = categories.find((each) => each.path === path)
    if (!category) return false
    const branch = { ...category, children: categoryTree(categories, category.id) }
    const trail = categoryTrail(categories, category)
    const within = categoryPositions(catalogue.index, branch, trail, ctx.now)
    if (!price) return !isClosed(catalogue, within)
    return listProducts(catalogue, { within, lister: { ...wholeList, price } }).total > 0
  }
  // Lazily, since with a price each check lists products.
  return named.values().filter(isOpen).take(most).toArray()
}
