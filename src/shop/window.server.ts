import { loadChildBike } from '#/catalogue/catalogue.server.ts'
import { type CategoryPage, loadCategory } from '#/catalogue/categories.server.ts'
import { bikePictures } from '#/catalogue/product-images.server.ts'
import { parseAsset } from '#/images/asset-name.ts'
import type { Picture } from '#/images/picture-address.ts'
import type { Card } from '#/lister/card.ts'
import { listCategory } from '#/lister/listing.server.ts'
import { wholeList, withSort } from '#/lister/lister.ts'
import { Refusal } from '#/platform/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { MenuEntry } from './menu-tree.ts'

export type HeroBike = {
  name: string
  to: string
  model: string
  picture: Picture
  alt: string
  size: string
  geometry: Record<'stack' | 'reach' | 'chainstay' | 'headAngle' | 'seatAngle', number>
}

export type Range = {
  name: string
  /** What the branch is called at the head of its own page. */
  title: string
  to: string
  intro: string | null
  pictures: Picture[]
}

/** The bike that the menu shows first, with the numbers of the size that is drawn. */
export async function findHeroBike(
  ctx: Ctx,
  entry: MenuEntry | undefined,
): Promise<HeroBike | null> {
  const asset = entry?.picture ? parseAsset(entry.picture) : null
  if (asset?.kind !== 'bike') return null
  const found = await loadChildBike(ctx, { slug: asset.slug }).catch(nullIfGone)
  if (!found) return null
  const { bike: product, family } = found
  const pictures = bikePictures(family, product)
  const shown = pictures.find(({ colour }) => colour === asset.colour) ?? pictures[0]
  const { sizes, name } = product.bike
  const drawn = sizes[Math.floor(sizes.length / 2)]
  if (!shown || !drawn) return null
  const { stack, reach, chainstay, headAngle, seatAngle } = drawn.geometry
  const { locale } = ctx.visitor
  return {
    name: name[locale],
    to: `/${product.slug}/`,
    model: family.parent.slug,
    picture: shown.picture,
    alt: shown.alt[locale],
    size: drawn.size,
    geometry: { stack, reach, chainstay, headAngle, seatAngle },
  }
}

/** A branch of the menu as a tile: a bike that is not the one above, or one thing of each column. */
export async function findRange(
  ctx: Ctx,
  entry: MenuEntry,
  hero: HeroBike | null,
): Promise<Range | null> {
  const page = await findCategory(ctx, entry)
  if (!page) return null
  const { locale } = ctx.visitor
  const { cards } = await listCategory(ctx, page, wholeList)
  const pictures = bikePicture(cards, entry, hero) ?? (await oneOfEachColumn(ctx, entry))
  return {
    name: entry.title[locale],
    title: page.category.title[locale],
    to: `/${page.category.path}/`,
    intro: page.category.intro?.[locale] ?? null,
    pictures,
  }
}

/** The bike that the menu shows for the branch; where that is the one above, one of another family. */
function bikePicture(
  cards: readonly Card[],
  { picture }: MenuEntry,
  hero: HeroBike | null,
): Picture[] | null {
  const asset = picture && picture !== hero?.picture.asset ? picture : null
  const family = hero?.model.split('-', 1)[0] ?? ''
  const bikes = cards.filter(({ isBike }) => isBike)
  const named = bikes.find(({ pictures }) => pictures.some((each) => each.asset === asset))
  const other = bikes.find(({ slug }) => !slug.startsWith(family)) ?? bikes[0]
  if (named && asset) return [{ asset, version: named.version }]
  return other ? firstPicture(other) : null
}

async function oneOfEachColumn(ctx: Ctx, { children }: MenuEntry): Promise<Picture[]> {
  const firsts = children.filter(
    ({ column }, index) => children.findIndex((other) => other.column === column) === index,
  )
  const cards = await Promise.all(firsts.map((entry) => firstCard(ctx, entry)))
  return cards.flatMap((card) => (card ? firstPicture(card) : []))
}

async function firstCard(ctx: Ctx, entry: MenuEntry): Promise<Card | null> {
  const page = await findCategory(ctx, entry)
  return page ? ((await listCategory(ctx, page, wholeList)).cards[0] ?? null) : null
}

const firstPicture = ({ pictures: [first], version }: Card): Picture[] =>
  first ? [{ asset: first.asset, version }] : []

const offersShown = 3

/** What saves most among everything that shares a root with the branch. */
export async function listOffers(ctx: Ctx, entry: MenuEntry | undefined): Promise<Card[]> {
  const root = (entry && (await findCategory(ctx, entry)))?.trail[0]
  if (!root) return []
  const page = await loadCategory(ctx, { id: root.id })
  const { cards } = await listCategory(ctx, page, withSort(wholeList, 'saving'))
  return cards.filter(({ was }) => was !== null).slice(0, offersShown)
}

async function findCategory(ctx: Ctx, { url }: MenuEntry): Promise<CategoryPage | null> {
  if (url === null) return null
  return loadCategory(ctx, { path: url.replaceAll(/^\/|\/$/g, '') }).catch(nullIfGone)
}

/** A menu may name what the catalogue no longer has; the window then does without. */
function nullIfGone(problem: unknown): null {
  if (problem instanceof Refusal) return null
  throw problem
}
