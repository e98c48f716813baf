import type { Db } from '#/db/client.server.ts'
import { inSlices } from '#/platform/server-cache/in-slices.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { atOnce, type Steps } from '#/platform/server-cache/steps.ts'
import type { Ctx } from '#/visitor/context.ts'
import { readCategories } from './categories.store.server.ts'
import { cachedFamily } from './family-cache.server.ts'
import { knownCategoryIndex } from './category-index.server.ts'
import { categoryIndex } from './category-index.ts'
import {
  accessoryEntry,
  type CatalogueEntry,
  familyEntries,
} from '#/catalogue/model/catalogue-entry.ts'
import type {
  AccessoryProduct,
  BikeFamily,
  ChildBike,
  FamilyBike,
  ParentBike,
  Product,
} from '#/catalogue/model/product.ts'
import { familyOf } from '#/catalogue/model/product.ts'
import { findProductIdBySku } from '#/catalogue/write/entity-ids.store.server.ts'
import {
  findAccessoryProducts,
  findFamilyProducts,
  findProductsWithFamily,
  type ProductKey,
  type Source,
} from './read-products.store.server.ts'
import { walkProducts } from './walk-products.store.server.ts'
import { knownWarehouses } from './warehouses.server.ts'
import { readWarehouses } from './warehouses.store.server.ts'

export type CatalogueRefusal = 'product-not-found' | 'category-not-found'
export type { ProductKey }

const notFound = () => new Refusal<CatalogueRefusal>('product-not-found', { status: 404 })

export const sourceOf = async (ctx: Ctx): Promise<Source> => ({
  db: ctx.db,
  categories: await knownCategoryIndex(ctx),
  warehouses: await knownWarehouses(ctx.db, ctx.liveCache),
})

/** Adds the cache tags that a page with this product depends on. */
function noteProduct(ctx: Pick<Ctx, 'tags'>, { id, maker, kind }: Product): void {
  ctx.tags.add(`product:${id}`).add(`maker:${maker.code}`).add('categories')
  if (kind !== 'accessory') ctx.tags.add('places')
}

/** A model with the builds that are still sold. */
export async function loadParentBike(ctx: Ctx, key: ProductKey): Promise<BikeFamily> {
  const family = await findFamily(ctx, key)
  if (!family || !matchesKey(family.parent, key)) throw notFound()
  return { ...family, bikes: family.bikes.filter(({ isActive }) => isActive) }
}

/** One build, with its model and the builds that are still sold. */
export async function loadChildBike(
  ctx: Ctx,
  key: ProductKey,
): Promise<{ bike: FamilyBike; family: BikeFamily }> {
  const family = await findFamily(ctx, key)
  const bike = family?.bikes.find((each) => matchesKey(each, key))
  if (!family || !bike) throw notFound()
  return { bike, family: { ...family, bikes: family.bikes.filter(({ isActive }) => isActive) } }
}

export async function loadAccessory(ctx: Ctx, key: ProductKey): Promise<AccessoryProduct> {
  const [product] = await findAccessoryProducts(await sourceOf(ctx), key)
  if (product?.kind !== 'accessory') throw notFound()
  noteProduct(ctx, product)
  return product
}

/** Those of the SKUs that neither a product nor a variant has. */
export async function findUnknownSkus(
  db: Db,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = await findProductIdBySku(db, skus)
  return new Set(skus.filter((sku) => !known.has(sku)))
}

/** For indexes, which are loaded when anything of this has changed. */
const readSource = async (db: Db): Promise<Source> => ({
  db,
  categories: categoryIndex(await readCategories(db)),
  warehouses: await readWarehouses(db),
})

/** All entries for the listing and search indexes, in one pass over the catalogue. */
export async function allForIndex(db: Db): Promise<CatalogueEntry[]> {
  const source = await readSource(db)
  const bikes: Product[] = []
  const entries: CatalogueEntry[] = []
  for await (const batch of walkProducts(source)) {
    entries.push(...entriesOf(batch.filter(({ kind }) => kind === 'accessory')))
    // A model's builds may be in a later batch, so bikes are collected first.
    bikes.push(...batch.filter(({ kind }) => kind !== 'accessory'))
  }
  return [...(await inSlices(entrySteps(bikes))), ...entries]
}

/** Reads the entries of some products and of all that share a model with them. */
export async function findEntries(db: Db, ids: readonly number[]): Promise<CatalogueEntry[]> {
  const source = await readSource(db)
  return entriesOf(await findProductsWithFamily(source, ids))
}

async function findFamily(ctx: Ctx, key: ProductKey): Promise<BikeFamily | null> {
  const family = await cachedFamily(ctx.liveCache, JSON.stringify(key), () => readFamily(ctx, key))
  if (family) for (const product of [family.parent, ...family.bikes]) noteProduct(ctx, product)
  return family
}

async function readFamily(ctx: Ctx, key: ProductKey): Promise<BikeFamily | null> {
  const products = await findFamilyProducts(await sourceOf(ctx), key)
  const parent = products.find((product): product is ParentBike => product.kind === 'parent-bike')
  return parent ? familyOf(parent, childrenIn(products)) : null
}

const childrenIn = (products: readonly Product[]) =>
  products.filter((product): product is ChildBike => product.kind === 'child-bike')

const matchesKey = (product: { id: number; slug: string }, key: ProductKey) =>
  'id' in key ? product.id === key.id : product.slug === key.slug

const entriesOf = (products: readonly Product[]) => atOnce(entrySteps(products))

/** Entries of the products that are sold; a build without its model in the list is left out. */
function* entrySteps(products: readonly Product[]): Steps<CatalogueEntry[]> {
  const children = Map.groupBy(childrenIn(products), ({ parentId }) => parentId)
  const entries: CatalogueEntry[] = []
  for (const product of products) {
    yield
    if (!product.isActive) continue
    if (product.kind === 'accessory') entries.push(accessoryEntry(product))
    else if (product.kind === 'parent-bike')
      entries.push(...familyEntries(familyOf(product, children.get(product.id) ?? [])))
  }
  return entries
}
