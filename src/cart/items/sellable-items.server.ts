import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type ComponentSection, listComponents } from '#/catalogue/read/components.server.ts'
import { catalogueTags } from '#/catalogue/read/catalogue-tags.ts'
import { knownEntries } from '#/catalogue/read/known-entries.server.ts'
import { partLook } from '#/catalogue/model/product-look.ts'
import { paintChoiceOf } from '#/catalogue/paint/custom-paint.ts'
import { pieceNote } from '#/catalogue/used-words.ts'
import { contentsOf } from '#/catalogue/model/contents.ts'
import { newOffers } from '#/catalogue/prices/new-offers.ts'
import type { Offer } from '#/catalogue/model/offer.ts'
import { componentPicture, entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import type { ComponentProduct } from '#/catalogue/model/product.ts'
import { inSlices } from '#/platform/server-cache/in-slices.server.ts'
import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import type { Steps } from '#/platform/server-cache/steps.ts'
import type { Ctx } from '#/visitor/context.ts'
import { findItem } from './free-colour-item.ts'
import type { SellableItem, ItemCatalogue } from './sellable-item.ts'
import { type ProductFacts, readProductFacts } from './sellable-items.store.server.ts'

/** All sellable items, cached in memory: pricing and describing a cart needs no database query for them. */
export async function loadItems(ctx: Ctx): Promise<ItemCatalogue> {
  const { bySku, firstSizes, sections } = await ctx.liveCache.getOrLoad<ItemIndex>(
    'cart-items',
    [...catalogueTags, 'components'],
    async (reload, cache) => {
      const entries = await knownEntries(ctx.db, cache)
      const previous = reload && !reload.changed.has('components') ? reload.previous : null
      const changed = previous && newOffers(previous.entries, entries)
      if (!previous || !changed) return readItems(ctx, cache, entries)
      const ids = changed.map(({ id }) => id)
      for (const [id, facts] of await readProductFacts(ctx.db, ids)) previous.facts.set(id, facts)
      // All items of a product are replaced synchronously, so no cart sees a mixture.
      for (const entry of changed) indexEntry(previous, entry)
      return { ...previous, entries }
    },
  )
  const indexed = (sku: string) => itemOf(bySku, sku)
  const get = (sku: string) => findItem(indexed, sku.toUpperCase())
  return {
    get,
    getPart: (sku) => get(firstSizes.get(sku) ?? sku),
    getSection: (id) => sections.get(id),
  }
}

/** Items are created when they are first requested: most of a large catalogue never is. */
type IndexedItems = SellableItem | (() => readonly SellableItem[])
type ItemIndex = {
  entries: readonly CatalogueEntry[]
  facts: Map<number, ProductFacts>
  /** Builds list components, but only their sizes are sold: the SKU of the first size by component SKU. */
  firstSizes: ReadonlyMap<string, string>
  bySku: Map<string, IndexedItems>
  sections: ReadonlyMap<number, ComponentSection>
}

function itemOf(bySku: Map<string, IndexedItems>, sku: string): SellableItem | undefined {
  const indexed = bySku.get(sku)
  if (typeof indexed !== 'function') return indexed
  for (const item of indexed()) bySku.set(item.sku.toUpperCase(), item)
  const created = bySku.get(sku)
  return typeof created === 'function' ? undefined : created
}

async function readItems(
  ctx: Ctx,
  cache: CacheReader,
  entries: readonly CatalogueEntry[],
): Promise<ItemIndex> {
  const [sections, facts] = await Promise.all([
    listComponents({ ...ctx, liveCache: { ...ctx.liveCache, ...cache }, tags: new Set() }),
    readProductFacts(ctx.db, null),
  ])
  const firstSizes = new Map(
    sections.flatMap(({ components }) =>
      components.flatMap(({ sku, offers: [first] }) => (first ? [[sku, first.sku] as const] : [])),
    ),
  )
  const bySku = await inSlices(indexSteps(entries, { facts, firstSizes }))
  for (const section of sections)
    for (const component of section.components)
      for (const item of partItems(section, component)) bySku.set(item.sku.toUpperCase(), item)
  const sectionsById = new Map(sections.map((section) => [section.id, section]))
  return { entries, facts, firstSizes, bySku, sections: sectionsById }
}

/** Products indexed between two pauses in which the process can serve requests. */
const stride = 500

function* indexSteps(
  entries: readonly CatalogueEntry[],
  known: Pick<ItemIndex, 'facts' | 'firstSizes'>,
): Steps<ItemIndex['bySku']> {
  const bySku: ItemIndex['bySku'] = new Map()
  const index = { ...known, bySku }
  for (const [position, entry] of entries.entries()) {
    if (position % stride === 0) yield
    indexEntry(index, entry)
  }
  return bySku
}

function indexEntry(index: Omit<ItemIndex, 'entries' | 'sections'>, entry: CatalogueEntry): void {
  // A model has no offers of its own: its builds have them.
  if (entry.kind === 'parent-bike') return
  const { bySku, facts } = index
  const make = () => entryItems(entry, facts.get(entry.id), index.firstSizes)
  for (const { sku } of entry.offers) bySku.set(sku.toUpperCase(), make)
}

function entryItems(
  entry: CatalogueEntry,
  facts: ProductFacts | undefined,
  firstSizes: ItemIndex['firstSizes'],
): SellableItem[] {
  const pictures = entryPictures(entry)
  const kind = entry.kind === 'accessory' ? 'accessory' : 'bike'
  const shared = {
    kind,
    productId: entry.id,
    productSku: entry.sku,
    name: entry.name,
    subtitle: entry.subtitle,
    modelSubtitle: facts?.modelSubtitle ?? null,
    slug: entry.slug,
    maker: entry.maker.name,
    categories: entry.breadcrumbs.map(({ name }) => name),
    categoryIds: entry.categoryIds,
    notSoldTo: entry.notSoldTo,
    soldOnlyTo: entry.soldOnlyTo,
    hsCode: facts?.hsCode ?? null,
    enteredOptions: facts?.enteredOptions ?? [],
    section: null,
    component: null,
    paint: null,
    look: null,
    condition: entry.condition,
    buildVersion: entry.buildVersion,
    frameMaterial: facts?.frameMaterial ?? null,
    built: kind === 'bike' && facts ? { ...facts, grams: entry.grams } : null,
    parts: Object.fromEntries(
      Object.entries(facts?.parts ?? {}).map(([key, sku]) => [key, firstSizes.get(sku) ?? sku]),
    ),
  } as const
  return entry.offers.map((offer) => {
    const shown = pictures.find(({ colour }) => colour === offer.colour) ?? pictures[0]
    return {
      ...shared,
      ...offerFacts(offer),
      size: entry.sizes.find(({ code }) => code === offer.size)?.name ?? offer.size,
      sizeCode: offer.size,
      contents: contentsOf(entry, offer.size),
      colour: entry.colours.find(({ code }) => code === offer.colour)?.name ?? null,
      colourCode: offer.colour,
      conditionNote: entry.used ? pieceNote(entry.used, offer.size) : null,
      picture: shown
        ? { picture: shown.picture, alt: shown.alt, isSquare: kind === 'accessory' }
        : null,
    }
  })
}

const offerFacts = ({ sku, prices, leadTimeDays }: Offer) => ({ sku, prices, leadTimeDays })

function partItems(section: ComponentSection, product: ComponentProduct): SellableItem[] {
  const { component } = product
  return product.offers.map((offer) => ({
    ...offerFacts(offer),
    kind: 'part',
    productId: product.id,
    productSku: product.sku,
    name: component.name,
    subtitle: component.subtitle ?? null,
    modelSubtitle: null,
    slug: null,
    size: component.sizes.find(({ code }) => code === offer.size)?.name ?? null,
    sizeCode: offer.size,
    colour: null,
    colourCode: null,
    maker: product.maker.name,
    categories: [],
    categoryIds: [],
    picture: {
      picture: componentPicture(product),
      alt: component.name,
      isSquare: true,
    },
    notSoldTo: component.notSoldTo ?? [],
    soldOnlyTo: component.soldOnlyTo ?? null,
    hsCode: component.hsCode,
    enteredOptions: [],
    section: {
      id: section.id,
      key: section.key,
      name: section.name,
      isRequired: section.isRequired,
    },
    component: { sku: product.sku, facts: component.facts, size: offer.size },
    paint: paintChoiceOf(section.key, component),
    look: drawnLook(section.key, component, offer),
    condition: component.condition ?? 'new',
    conditionNote: null,
    buildVersion: null,
    frameMaterial: null,
    grams: offer.grams,
    parts: {},
  }))
}

function drawnLook(key: string, component: ComponentProduct['component'], { size }: Offer) {
  const drawn = partLook(key, component, size)
  return Object.keys(drawn).length > 0 ? drawn : null
}
