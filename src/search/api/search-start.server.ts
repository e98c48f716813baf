import { listCategories } from '#/catalogue/read/categories.server.ts'
import type { CategoryNode } from '#/catalogue/model/category.ts'
import type { Card } from '#/lister/cards/card.ts'
import { listCards } from '#/lister/cards/cards.server.ts'
import { withLeadColours } from '#/lister/cards/lead-colours.ts'
import { categoryPositions } from '#/lister/index/category-positions.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { countSold, entriesIn, type ProductSet } from '#/lister/index/product-set.ts'
import { wireCards } from '#/lister/page/lister-wire.server.ts'
import type { Ctx } from '#/visitor/context.ts'

/** These fit above the keyboard of a phone. */
const most = { pictured: 4, terms: 6 }
/** A category whose first products are all sold out shows the first of them. */
const productsTried = 4

type Counted = { category: CategoryNode; set: ProductSet; count: number }

/**
 * The offers of an empty search box: the largest categories of each part of the shop in turn, the first few
 * with a picture and the next as search terms. Nothing is counted about visitors, so no searches are called
 * popular.
 */
export async function loadSearchStart(ctx: Ctx) {
  const { locale } = ctx.visitor
  const [catalogue, top] = await Promise.all([loadMarketCatalogue(ctx), listCategories(ctx)])
  const largest = takingTurns(top.map((node) => largestBelow(catalogue, node, ctx.now)))
  const terms = largest.slice(most.pictured, most.pictured + most.terms)
  return {
    categories: await Promise.all(
      largest.slice(0, most.pictured).map(async ({ category: { name, path }, set }) => ({
        name: name[locale],
        url: `/${path}/`,
        image: await firstImage(ctx, catalogue, set),
      })),
    ),
    terms: terms.map(({ category }) => category.name[locale]),
    error: null,
  }
}

/** The subcategories with most products for the country; one with all products of its parent narrows nothing. */
function largestBelow(catalogue: MarketCatalogue, parent: CategoryNode, now: Date): Counted[] {
  const { index } = catalogue
  const all = countSold(catalogue, categoryPositions(index, parent, [], now))
  return parent.children
    .map((category) => {
      const set = categoryPositions(index, category, [parent], now)
      return { category, set, count: countSold(catalogue, set) }
    })
    .filter(({ count }) => count > 0 && count < all)
    .toSorted((a, b) => b.count - a.count)
}

/** The first of each list, then the second of each, and so on. */
function takingTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }).flatMap((_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  )
}

/** The picture of the first product that can be bought. */
async function firstImage(ctx: Ctx, { index }: MarketCatalogue, set: ProductSet) {
  const ids = entriesIn(index, set)
    .take(productsTried)
    .map(({ id }) => id)
    .toArray()
  const entryOf = ({ id }: Card) => index.entries[index.positionOfId.get(id) ?? -1] ?? null
  const cards = withLeadColours(await listCards(ctx, ids), entryOf)
  const shown = cards.find(({ dispatch }) => dispatch !== null) ?? cards[0]
  const [card] = shown ? await wireCards(ctx, [shown]) : []
  return card?.image ?? null
}
