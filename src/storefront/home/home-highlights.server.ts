import { keepUnits } from '#/i18n/numbers/keep-units.ts'
import { loadChildBike } from '#/catalogue/read/catalogue.server.ts'
import { hasPedals } from '#/catalogue/model/has-pedals.ts'
import type { Day } from '#/catalogue/calendar/day.ts'
import type { CategoryNode } from '#/catalogue/model/category.ts'
import {
  type CategoryPage,
  listCategories,
  loadCategory,
} from '#/catalogue/read/categories.server.ts'
import { middleSize } from '#/catalogue/geometry/middle-size.ts'
import { bikePictures } from '#/catalogue/pictures/product-images.server.ts'
import { categoryPathOf } from '#/catalogue/urls/category-path.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import { cardPicture } from '#/lister/cards/card-picture.ts'
import { type Card, cardUrl } from '#/lister/cards/card.ts'
import type { Listing } from '#/lister/listing/listing.ts'
import { listCategory } from '#/lister/listing/listing.server.ts'
import { listerQuery, wholeList, withSort } from '#/lister/listing/lister.ts'
import { nullIfRefused } from '#/platform/api/refusal.ts'
import { listerSettings } from '#/platform/config/settings.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import type { PriceNote, ShownPrice } from '#/product/page/shown-price.ts'
import type { Ctx } from '#/visitor/context.ts'
import { findMenuProduct, type MenuProduct } from '#/storefront/header/menu-product.server.ts'
import type { MenuEntry } from '#/storefront/header/menu-tree.ts'
import { familyOf, outermost, pickLatest } from './highlight-picks.ts'

export type HeroBike = {
  sku: string
  name: string
  to: string
  model: string
  picture: Picture
  alt: string
  /** The parts that set this build apart: gears, wheels. */
  build: string
  /** The size that is drawn. */
  size: string
  price: ShownPrice
  note: PriceNote
  grams: number | null
  weightSize: string | null
  hasPedals: boolean
  /** Null when it is sold out. */
  dispatch: Day | null
}

export type Range = {
  name: string
  /** The heading of the category's own page. */
  title: string
  to: string
  intro: string | null
  pictures: Picture[]
}

export type Latest = { cards: Card[]; to: string }
/** The largest savings, and the category of everything that is reduced. */
export type Reductions = { cards: Card[]; to: string }

export type Kind = { name: string; to: string; picture: Picture }
export type Kinds = { list: Kind[]; to: string }

/** The bike that the first menu entry's panel shows; where that is something else, the first bike that is listed. */
export async function findHeroBike(
  ctx: Ctx,
  entry: MenuEntry | undefined,
  listed: readonly Card[],
): Promise<HeroBike | null> {
  const product = entry ? await findMenuProduct(ctx, entry) : null
  if (product?.card.kind === 'bike') return heroOf(ctx, product)
  const card = listed.find(({ kind }) => kind === 'bike')
  return card ? heroOf(ctx, { card, shown: 0 }) : null
}

async function heroOf(
  ctx: Ctx,
  { card, shown: position }: Pick<MenuProduct, 'card' | 'shown'>,
): Promise<HeroBike | null> {
  const [found, prices] = await Promise.all([
    loadChildBike(ctx, { id: card.id }).catch(nullIfRefused),
    loadProductPrices(ctx),
  ])
  if (!found) return null
  const { bike: product, family } = found
  const pictures = bikePictures(family, product)
  const colour = card.pictures[position]?.colour
  const shown = pictures.find((each) => each.colour === colour) ?? pictures[0]
  const { sizes, subtitle, grams, weightSize } = product.bike
  const drawn = middleSize(sizes)
  if (!shown || !drawn) return null
  const { locale } = ctx.visitor
  const { price, was, isFrom, dispatch } = card
  return {
    sku: card.sku,
    name: card.name,
    to: cardUrl(card, position),
    model: family.parent.slug,
    picture: shown.picture,
    alt: shown.alt[locale],
    build: keepUnits(subtitle[locale]),
    size: drawn.size,
    price: { price, was, isFrom },
    note: prices.bikeNote,
    grams,
    weightSize,
    hasPedals: hasPedals(product.bike),
    dispatch,
  }
}

/** A top menu entry with its category and listing. */
type Branch = { entry: MenuEntry; page: CategoryPage; listing: Listing }

/** The branches that list something in the visitor's country. */
export async function listBranches(ctx: Ctx, entries: readonly MenuEntry[]): Promise<Branch[]> {
  const found = await Promise.all(entries.map((entry) => findBranch(ctx, entry)))
  return found.filter((branch) => branch !== null)
}

async function findBranch(ctx: Ctx, entry: MenuEntry): Promise<Branch | null> {
  const page = await findCategory(ctx, entry)
  if (!page) return null
  const listing = await listCategory(ctx, page, wholeList)
  return listing.total > 0 ? { entry, page, listing } : null
}

/** A branch as a tile, with a bike other than the hero or one product of each menu column. */
export async function makeRange(
  ctx: Ctx,
  { entry, page: { category }, listing }: Branch,
  hero: HeroBike | null,
): Promise<Range> {
  const { locale } = ctx.visitor
  return {
    name: entry.title[locale],
    title: category.title[locale],
    to: `/${category.path}/`,
    intro: category.intro ? keepUnits(category.intro[locale]) : null,
    pictures:
      bikePicture(listing.cards, entry, hero) ?? (await oneOfEachColumn(ctx, entry.children)),
  }
}

/** The bike of the menu entry's picture; if that is the hero, a bike of another family. */
function bikePicture(
  cards: readonly Card[],
  { picture }: MenuEntry,
  hero: HeroBike | null,
): Picture[] | null {
  const asset = picture && picture !== hero?.picture.asset ? picture : null
  const family = hero && familyOf(hero.model)
  const bikes = cards.filter(({ kind }) => kind !== 'accessory')
  const named = bikes.find((card) => picturesOf(card).some((each) => each.asset === asset))
  const other = bikes.find(({ slug }) => familyOf(slug) !== family) ?? bikes[0]
  if (named && asset) return [{ asset, version: named.version }]
  const drawn = other && picturesOf(other)[0]
  return drawn ? [drawn] : null
}

async function oneOfEachColumn(ctx: Ctx, entries: readonly MenuEntry[]): Promise<Picture[]> {
  const firsts = entries.filter(
    ({ column }, index) => entries.findIndex((other) => other.column === column) === index,
  )
  const pictures = await Promise.all(firsts.map((entry) => findPicture(ctx, entry)))
  return pictures.filter((picture) => picture !== null)
}

/** The picture of the first product that a category lists in this country. */
async function findPicture(ctx: Ctx, entry: MenuEntry): Promise<Picture | null> {
  const page = await findCategory(ctx, entry)
  if (!page) return null
  const { cards } = await listCategory(ctx, page, wholeList, { skip: 0, take: 1 })
  return (cards[0] && picturesOf(cards[0])[0]) ?? null
}

const picturesOf = (card: Card): Picture[] =>
  card.pictures.map((each) => cardPicture(card, each, '').picture)

/** The root category of a branch, such as all bikes for road bikes. */
export async function findRoot(ctx: Ctx, branch: Branch | undefined): Promise<CategoryPage | null> {
  const root = branch?.page.trail[0]
  return root ? loadCategory(ctx, { id: root.id }) : null
}

const reductionsShown = 3

/** The bikes with the largest savings; null where nothing is reduced. */
export async function findReductions(ctx: Ctx, page: CategoryPage): Promise<Reductions | null> {
  const bySaving = withSort(wholeList, 'saving')
  const [{ cards }, categories] = await Promise.all([
    listCategory(ctx, page, bySaving),
    listCategories(ctx),
  ])
  const reduced = cards.filter(({ was }) => was !== null).slice(0, reductionsShown)
  if (reduced.length === 0) return null
  const sale = saleIn(categories)
  return {
    cards: reduced,
    to: sale ? `/${sale.path}/` : `/${page.category.path}/?${listerQuery(bySaving)}`,
  }
}

/** The category that lists whatever is reduced. */
const saleIn = (categories: readonly CategoryNode[]): CategoryNode | undefined =>
  categories
    .flatMap((category) => [category, ...category.children])
    .find(({ rule }) => rule?.isReduced)

/** The newest bikes, and the URL of the listing in that order. */
export async function findLatest(ctx: Ctx, page: CategoryPage): Promise<Latest | null> {
  const newestFirst = withSort(wholeList, 'newest')
  // A model may have more builds than one page of the listing shows.
  const allItems = { skip: 0, take: listerSettings.maxItems }
  const { cards } = await listCategory(ctx, page, newestFirst, allItems)
  const picked = pickLatest(cards)
  if (picked.length === 0) return null
  return { cards: picked, to: `/${page.category.path}/?${listerQuery(newestFirst)}` }
}

const kindsShown = 8

/** The subcategories of the accessories branch, each with the picture of its first product. */
export async function findKinds(ctx: Ctx, branches: readonly Branch[]): Promise<Kinds | null> {
  const branch = branches.find(({ listing }) => listing.productKinds === 'accessories')
  if (!branch) return null
  const { locale } = ctx.visitor
  const kinds = await Promise.all(
    outermost(branch.entry.children).map(async (entry) => {
      const picture = await findPicture(ctx, entry)
      return picture && { name: entry.title[locale], to: entry.url, picture }
    }),
  )
  const shown = kinds.filter((kind) => kind !== null).slice(0, kindsShown)
  return shown.length > 0 ? { list: shown, to: `/${branch.page.category.path}/` } : null
}

/** The menu may name a category that the catalogue no longer has; it is then left out. */
async function findCategory(ctx: Ctx, { url }: MenuEntry): Promise<CategoryPage | null> {
  if (url === null) return null
  return loadCategory(ctx, { path: categoryPathOf(url) }).catch(nullIfRefused)
}
