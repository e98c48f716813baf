import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { type ComponentSection, listComponents } from '#/catalogue/read/components.server.ts'
import { catalogueTags, knownEntries } from '#/catalogue/read/known-entries.server.ts'
import { partLook } from '#/catalogue/model/bike-look.ts'
import { paintChoiceOf } from '#/catalogue/model/custom-paint.ts'
import { newOffers } from '#/catalogue/prices/new-offers.ts'
import type { Offer } from '#/catalogue/model/offer.ts'
import { componentPicture, entryPictures } from '#/catalogue/pictures/product-images.server.ts'
import type { ComponentProduct } from '#/catalogue/model/product.ts'
import { inSlices } from '#/platform/server-cache/in-slices.server.ts'
import type { CacheReader } from '#/platform/server-cache/live-cache.ts'
import type { Steps } from '#/platform/server-cache/steps.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { SellableItem, ItemCatalogue } from './sellable-item.ts'
import { type ProductFacts, readProductFacts } from './sellable-items.store.server.ts'

/** Everything that can be in a cart, in memory: a cart is priced and described without asking the database. */
export async function loadItems(ctx: Ctx): Promise<ItemCatalogue> {
  const { bySku } = await ctx.memory.getOrLoad<ItemIndex>(
    'cart-goods',
    [...catalogueTags, 'components'],
    async (again, recall) => {
      const entries = await knownEntries(ctx.db, recall)
      const held = again && !again.changed.has('components') ? again.previous : null
      const changed = held && newOffers(held.entries, entries)
      if (!held || !changed) return readItems(ctx, recall, entries)
      const ids = changed.map(({ id }) => id)
      for (const [id, facts] of await readProductFacts(ctx.db, ids)) held.facts.set(id, facts)
      // one product is swapped whole in one go, so no cart sees half of it
      for (const entry of changed) noteEntry(held, entry)
      return { ...held, entries }
    },
  )
  return { get: (sku) => itemOf(bySku, sku.toUpperCase()) }
}

/** A good is made when it is first asked for: most of a large catalogue never is. */
type IndexedItems = SellableItem | (() => readonly SellableItem[])
type ItemIndex = {
  entries: readonly CatalogueEntry[]
  facts: Map<number, ProductFacts>
  /** A build names a part, whose sizes are what can be bought: by the part's SKU that of its first size. */
  firstSizes: ReadonlyMap<string, string>
  bySku: Map<string, IndexedItems>
}

function itemOf(bySku: Map<string, IndexedItems>, sku: string): SellableItem | undefined {
  const held = bySku.get(sku)
  if (typeof held !== 'function') return held
  for (const good of held()) bySku.set(good.sku.toUpperCase(), good)
  const made = bySku.get(sku)
  return typeof made === 'function' ? undefined : made
}

async function readItems(
  ctx: Ctx,
  memory: CacheReader,
  entries: readonly CatalogueEntry[],
): Promise<ItemIndex> {
  const [sections, facts] = await Promise.all([
    listComponents({ ...ctx, memory: { ...ctx.memory, ...memory }, tags: new Set() }),
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
      for (const good of partItems(section, component)) bySku.set(good.sku.toUpperCase(), good)
  return { entries, facts, firstSizes, bySku }
}

/** Products looked at before the process may turn to a request. */
const stride = 500

function* indexSteps(
  entries: readonly CatalogueEntry[],
  known: Omit<ItemIndex, 'entries' | 'bySku'>,
): Steps<ItemIndex['bySku']> {
  const bySku: ItemIndex['bySku'] = new Map()
  const stock = { ...known, bySku }
  for (const [place, entry] of entries.entries()) {
    if (place % stride === 0) yield
    noteEntry(stock, entry)
  }
  return bySku
}

function noteEntry(stock: Omit<ItemIndex, 'entries'>, entry: CatalogueEntry): void {
  // a model's offers are its builds'
  if (entry.kind === 'parent-bike') return
  const { bySku, facts } = stock
  const make = () => entryItems(entry, facts.get(entry.id), stock.firstSizes)
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
    name: entry.name,
    subtitle: entry.subtitle,
    modelSubtitle: facts?.modelSubtitle ?? null,
    slug: entry.slug,
    maker: entry.maker.name,
    categories: entry.breadcrumbs.map(({ name }) => name),
    categoryIds: entry.categoryIds,
    notSoldTo: entry.notSoldTo,
    soldOnlyTo: entry.soldOnlyTo,
    queueDays: entry.queueDays,
    workPlace: entry.workPlace,
    hsCode: facts?.hsCode ?? null,
    section: null,
    component: null,
    paint: null,
    look: null,
    condition: entry.condition,
    frameMaterial: facts?.frameMaterial ?? null,
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
      colour: entry.colours.find(({ code }) => code === offer.colour)?.name ?? null,
      colourCode: offer.colour,
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
    name: component.name,
    subtitle: component.subtitle ?? null,
    modelSubtitle: null,
    slug: null,
    size: component.sizes.find(({ code }) => code === offer.size)?.name ?? null,
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
    queueDays: 0,
    workPlace: product.workPlace,
    hsCode: component.hsCode,
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
    frameMaterial: null,
    parts: {},
  }))
}

function drawnLook(key: string, { look }: ComponentProduct['component'], { size }: Offer) {
  const drawn = partLook(key, look, size)
  return Object.keys(drawn).length > 0 ? drawn : null
}
