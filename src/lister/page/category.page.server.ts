import { loadCategory } from '#/catalogue/read/categories.server.ts'
import type { Category } from '#/catalogue/model/category.ts'
import type { Picture } from '#/images/names/picture-url.ts'
import type { ListDelivery } from '#/lister/cards/delivery-note.ts'
import type { Locale } from '#/i18n/locale.ts'
import { keepUnits } from '#/i18n/numbers/keep-units.ts'
import type { PageRequest } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import { categoryScene } from './category-scene.ts'
import {
  listCategory,
  redirectPastTheEnd,
  redirectUnknownValues,
} from '#/lister/listing/listing.server.ts'
import { compactListing, type CompactListing } from '#/lister/listing/compact-listing.ts'
import type { CategoryLink } from '#/lister/listing/listing.ts'
import { listerFromUrl } from '#/lister/listing/lister.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { visibleSubcategories } from '#/lister/listing/related-categories.ts'

export type CategoryData = {
  title: string
  name: string
  /** The path names a category in every language. */
  path: string
  intro: string | null
  /** Markdown. */
  text: string | null
  scene: Picture | null
  trail: CategoryLink[]
  /** Only those with something for the visitor's country. */
  children: CategoryLink[]
  listing: CompactListing
  delivery: ListDelivery
}

/** Passed in by the caller, since this feature may not depend on the cart. */
type FindDelivery = (ctx: Ctx) => Promise<ListDelivery>

export async function loadCategoryPage(
  ctx: Ctx,
  id: number,
  request: PageRequest,
  findDelivery: FindDelivery,
) {
  const found = await loadCategory(ctx, { id })
  const { category, trail } = found
  const lister = listerFromUrl(request.query)
  const catalogue = await loadMarketCatalogue(ctx)
  redirectUnknownValues(request, lister, catalogue)
  const listing = await listCategory(ctx, found, lister)
  redirectPastTheEnd(request, listing)
  const { locale } = ctx.visitor
  const shop = { catalogue, now: ctx.now }
  const data: CategoryData = {
    title: category.title[locale],
    name: category.name[locale],
    path: category.path,
    intro: category.intro && keepUnits(category.intro[locale]),
    text: category.text && keepUnits(category.text[locale]),
    scene: category.scene && categoryScene(category.scene),
    trail: trail.slice(0, -1).map((each) => linkTo(each, locale)),
    children: visibleSubcategories(shop, category.children, trail).map((each) =>
      linkTo(each, locale),
    ),
    listing: compactListing(listing),
    delivery: await findDelivery(ctx),
  }
  return { data }
}

const linkTo = ({ name, path }: Category, locale: Locale): CategoryLink => ({
  name: name[locale],
  to: `/${path}/`,
})
