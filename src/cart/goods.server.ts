import { allForIndex } from '#/catalogue/catalogue.server.ts'
import type { CatalogueEntry } from '#/catalogue/catalogue-entry.ts'
import { type ComponentSection, listComponents } from '#/catalogue/components.server.ts'
import type { Offer } from '#/catalogue/offer.ts'
import { componentPicture, entryPictures } from '#/catalogue/product-images.server.ts'
import type { ComponentProduct } from '#/catalogue/product.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Good, Goods } from './good.ts'
import { type ProductFacts, readProductFacts } from './goods.store.server.ts'

/** Everything that can be in a cart, in memory: a cart is priced and described without asking the database. */
export function loadGoods(ctx: Ctx): Promise<Goods> {
  return ctx.memory.keep('cart-goods', ['catalogue', 'components', 'places'], () => readGoods(ctx))
}

async function readGoods(ctx: Ctx): Promise<Goods> {
  const [entries, sections, facts] = await Promise.all([
    allForIndex(ctx.db),
    listComponents({ ...ctx, tags: new Set() }),
    readProductFacts(ctx.db),
  ])
  const goods = [
    ...entries
      .filter(({ kind }) => kind !== 'parent-bike')
      .flatMap((entry) => entryGoods(entry, facts.get(entry.id))),
    ...sections.flatMap((section) =>
      section.components.flatMap((component) => partGoods(section, component)),
    ),
  ]
  const bySku = new Map(goods.map((good) => [good.sku.toUpperCase(), good]))
  return { get: (sku) => bySku.get(sku.toUpperCase()) }
}

function entryGoods(entry: CatalogueEntry, facts: ProductFacts | undefined): Good[] {
  const pictures = entryPictures(entry)
  const kind = entry.kind === 'accessory' ? 'accessory' : 'bike'
  const shared = {
    kind,
    productId: entry.id,
    name: entry.name,
    subtitle: entry.subtitle,
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
    parts: facts?.parts ?? {},
  } as const
  return entry.offers.map((offer) => {
    const shown = pictures.find(({ colour }) => colour === offer.colour) ?? pictures[0]
    return {
      ...shared,
      ...offerFacts(offer),
      size: entry.sizes.find(({ code }) => code === offer.size)?.name ?? offer.size,
      colour: entry.colours.find(({ code }) => code === offer.colour)?.name ?? null,
      picture: shown
        ? { picture: shown.picture, alt: shown.alt, isSquare: kind === 'accessory' }
        : null,
    }
  })
}

const offerFacts = ({ sku, prices, leadTimeDays }: Offer) => ({ sku, prices, leadTimeDays })

function partGoods(section: ComponentSection, product: ComponentProduct): Good[] {
  const { component } = product
  return product.offers.map((offer) => ({
    ...offerFacts(offer),
    kind: 'part',
    productId: product.id,
    name: component.name,
    subtitle: component.subtitle ?? null,
    slug: null,
    size: component.sizes.find(({ code }) => code === offer.size)?.name ?? null,
    colour: null,
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
    section: { id: section.id, key: section.key, name: section.name },
    parts: {},
  }))
}
