/** The part of Rolldown's module graph that is read here. */
type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

const listings = ['lister/page/category', 'search/page/search']
const bikes = ['product/bike/child-bike', 'product/bike/parent-bike']
const products = [...bikes, 'product/accessory/accessory']

/** Each chunk may need those before it. */
const chunkNames = ['catalogue', 'buying', 'product', 'bike', 'listing'] as const
type ChunkName = (typeof chunkNames)[number]

/**
 * The file that a module shared by listings and product pages goes into; null for one that is theirs alone or
 * not theirs at all. If every module were sorted by exactly which pages need it, the code of a bike's page
 * would come in two dozen small files: each a request, each compressed by itself. So a page fetches a little
 * that only related pages need, in a few files, and is smaller for it.
 */
export const pageChunks = chunkNames.map((chunk, i) => ({
  // One after the other: a file takes along all that its modules import, unless an earlier one has it.
  name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
  test: /[\\/]src[\\/]/,
  priority: 1 + (chunkNames.length - i) / 10,
}))

function chunkOf(id: string, graph: ModuleGraph): ChunkName | null {
  const pages = pagesUsing(id, graph)
  if (pages.size < 2) return null
  // These two use a little of everything, and no other page should load more because of them.
  pages.delete('storefront/kit/kit')
  pages.delete('configurator/page/configurator')
  const has = (names: readonly string[]) => names.some((name) => pages.has(name))
  const areAll = (names: readonly string[]) => [...pages].every((page) => names.includes(page))
  if (has(listings)) return areAll(listings) ? 'listing' : 'catalogue'
  // The review shares little with the checkout, and a file of its own for that would bring the whole checkout
  // along.
  if (!has([...products, 'product/review/review'])) return null
  if (areAll(bikes)) return 'bike'
  return areAll(products) ? 'product' : 'buying'
}

/** The pages whose code holds a module; most of the home page is fetched later, and counts as it. */
function pagesUsing(id: string, graph: ModuleGraph): Set<string> {
  const pages = new Set<string>()
  const seen = new Set<string>()
  const waiting = [id]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const page = pageOf(at)
    if (page) pages.add(page)
    else waiting.push(...(graph.getModuleInfo(at)?.importers ?? []))
  }
  return pages
}

function pageOf(id: string): string | null {
  const path = id.replaceAll('\\', '/')
  if (path.endsWith('/src/storefront/home/home-sections.tsx')) return 'storefront/home/home'
  return /\/src\/(.+)\.page\.tsx$/.exec(path)?.[1] ?? null
}
