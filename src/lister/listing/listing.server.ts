import {
  type CategoryPage,
  listAttributeValues,
  listCategories,
} from '#/catalogue/read/categories.server.ts'
import { findFinance } from '#/finance/finance.server.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { minorDigits } from '#/money/currency.ts'
import { type PageRequest, Redirect, redirectToMeaning } from '#/platform/api/page.ts'
import type { Ctx } from '#/visitor/context.ts'
import {
  isClosed,
  isEmpty,
  isWithin,
  overlaps,
  type ProductSet,
} from '#/lister/index/product-set.ts'
import type { Card } from '#/lister/cards/card.ts'
import { cardAt } from '#/lister/cards/cards.server.ts'
import { categoryPositions } from '#/lister/index/category-positions.ts'
import { facetsOf } from './facets.ts'
import { type Listed, listProducts, type Window } from '#/lister/index/list-products.ts'
import type { Listing, CategoryLink } from './listing.ts'
import { financeOf } from './listing-finance.ts'
import { monthlyPrices } from './monthly-prices.ts'
import {
  choicesIn,
  isPastTheEnd,
  type Lister,
  listerQuery,
  withKnownValues,
  withoutMonthly,
} from './lister.ts'
import type { ListerIndex } from '#/lister/index/lister-index.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { relatedCategories } from './related-categories.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { varyColours } from '#/lister/cards/vary-colours.ts'
import { withLeadColours } from '#/lister/cards/lead-colours.ts'
import { usualDispatch } from '#/lister/cards/usual-dispatch.ts'

type Source = {
  catalogue: MarketCatalogue
  /** The products of the listing before filters. */
  within: ProductSet
  /** Defaults to the lister's order. */
  order?: Uint32Array
  /** Defaults to the lister's page. */
  window?: Window
}

/** A category's products, filtered, counted, sorted and cut to the window. */
export async function listCategory(
  ctx: Ctx,
  { category, trail }: CategoryPage,
  lister: Lister,
  window?: Window,
): Promise<Listing> {
  const catalogue = await loadMarketCatalogue(ctx)
  const within = categoryPositions(catalogue.index, category, trail, ctx.now)
  const listing = await makeListing(ctx, { catalogue, within, ...(window && { window }) }, lister)
  return listing.isUnavailableInCountry
    ? { ...listing, alternatives: await relatedLinks(ctx, trail) }
    : listing
}

async function relatedLinks(ctx: Ctx, trail: CategoryPage['trail']): Promise<CategoryLink[]> {
  const [catalogue, tree] = await Promise.all([loadMarketCatalogue(ctx), listCategories(ctx)])
  return relatedCategories({ catalogue, tree, now: ctx.now }, trail).map(({ name, path }) => ({
    name: name[ctx.visitor.locale],
    to: `/${path}/`,
  }))
}

/** Redirects a URL with unknown values to the one without them, which shows the same list. */
export function redirectUnknownValues(
  request: PageRequest,
  lister: Lister,
  { index }: MarketCatalogue,
): void {
  redirectToMeaning(request, listerQuery(knownValues(lister, index)))
}

export const hasUnknownValues = (lister: Lister, index: ListerIndex): boolean =>
  choicesIn(knownValues(lister, index)) < choicesIn(lister)

const knownValues = (lister: Lister, { columns }: ListerIndex): Lister =>
  withKnownValues(lister, (name, value) => columns[name].byValue.has(value))

/** Temporary, since the listing may be as long again tomorrow. */
export function redirectPastTheEnd({ path }: PageRequest, { lister, total }: Listing): void {
  if (!isPastTheEnd(lister, total)) return
  const query = listerQuery({ ...lister, page: 1 })
  throw new Redirect(path + (query && `?${query}`), 302)
}

export async function makeListing(ctx: Ctx, source: Source, given: Lister): Promise<Listing> {
  const { visitor, now } = ctx
  const { catalogue, within } = source
  const offered = await findFinance(ctx)
  const lister = offered ? given : withoutMonthly(given)
  const monthly = offered && usesMonthly(lister) ? monthlyPrices(catalogue, offered) : undefined
  const listed = listProducts(catalogue, { ...source, lister, ...(monthly && { monthly }) })
  const t = translatorFor(visitor.locale)
  const words = {
    named: await listAttributeValues(ctx),
    locale: visitor.locale,
    yes: t('lister.fast'),
    bikes: t('footer.bikes'),
  }
  const request = { locale: visitor.locale, now, lister, named: words.named }
  const cards = listed.positions.flatMap((position) => cardAt(catalogue, position, request) ?? [])
  const finance = offered && financeOf(offered, cards, visitor.locale)
  return {
    lister,
    total: listed.total,
    cards: lister.filters.colour ? cards : inVariedColours(catalogue, cards),
    facets: facetsOf({ index: catalogue.index, within }, listed, lister, words),
    priceEnds: priceEnds(listed, catalogue),
    currency: catalogue.currency,
    usualDispatch: usualDispatch(cards),
    ...(finance && { finance }),
    productKinds: kindsIn(within, catalogue.index.bikes),
    relaxableFilters: listed.without
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total),
    isUnavailableInCountry: listed.total === 0 && !isEmpty(within) && isClosed(catalogue, within),
    alternatives: [],
  }
}

const usesMonthly = ({ monthly, sort }: Lister) => monthly !== null || sort === 'monthly'

function kindsIn(within: ProductSet, bikes: ProductSet): Listing['productKinds'] {
  if (isWithin(within, bikes)) return 'bikes'
  return overlaps(within, bikes) ? 'both' : 'accessories'
}

function priceEnds({ prices }: Listed, { currency }: MarketCatalogue): Listing['priceEnds'] {
  if (!prices) return null
  const unit = 10 ** minorDigits[currency]
  const ends = { least: Math.floor(prices.least / unit), most: Math.ceil(prices.most / unit) }
  return ends.least === ends.most ? null : ends
}

function inVariedColours({ index }: MarketCatalogue, cards: readonly Card[]): Card[] {
  const entryOf = ({ id }: Card) => index.entries[index.positionOfId.get(id) ?? -1] ?? null
  const varied = varyColours(cards, (card) => entryOf(card)?.parentId ?? null)
  return withLeadColours(varied, entryOf)
}
