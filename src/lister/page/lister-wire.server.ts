import type { InferOutput } from 'valibot'
import { listAttributeValues, loadCategory } from '#/catalogue/read/categories.server.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import type { Reply } from '#/platform/api/api-router.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Card } from '#/lister/cards/card.ts'
import { listCardsBySku } from '#/lister/cards/cards.server.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { hasUnknownValues, listCategory } from '#/lister/listing/listing.server.ts'
import type { Listing } from '#/lister/listing/listing.ts'
import {
  categoryPath,
  listerFromWire,
  type listerQuery,
  toWireCard,
  toWireCategory,
  toWireListing,
  type WireWindow,
  type WireWords,
} from '#/lister/listing/lister.contract.ts'

/** The listing in the API's terms: pages of any size, counted from one. */
export async function answerLister(
  ctx: Ctx,
  query: InferOutput<typeof listerQuery>,
  reply: Pick<Reply, 'isUnusual'>,
) {
  const found = await loadCategory(ctx, { path: categoryPath(query) })
  const { lister, window } = listerFromWire(query)
  const listing = await listCategory(ctx, found, lister, {
    skip: (window.page - 1) * window.size,
    take: window.size,
  })
  const { index } = await loadMarketCatalogue(ctx)
  reply.isUnusual = listing.cards.length === 0 || hasUnknownValues(lister, index)
  return {
    category: toWireCategory(found, ctx.visitor.locale),
    products: await wireListing(ctx, listing, window),
    error: null,
  }
}

export async function answerRecentlyViewed(ctx: Ctx, skus: readonly string[]) {
  return { items: await wireCardsBySku(ctx, skus), error: null }
}

/** Leaves out what is gone or not sold in the visitor's country. */
export const wireCardsBySku = async (ctx: Ctx, skus: readonly string[]) =>
  wireCards(ctx, await listCardsBySku(ctx, skus))

export async function wireListing(ctx: Ctx, listing: Listing, window: WireWindow) {
  const items = await withEntries(ctx, listing.cards)
  return toWireListing(listing, items, window, await wordsFor(ctx))
}

export async function wireCards(ctx: Ctx, cards: readonly Card[]) {
  const [items, words] = await Promise.all([withEntries(ctx, cards), wordsFor(ctx)])
  return items.map((item) => toWireCard(item, words))
}

async function withEntries(ctx: Ctx, cards: readonly Card[]) {
  const { index } = await loadMarketCatalogue(ctx)
  return cards.flatMap((card) => {
    const entry = index.entries[index.positionOfId.get(card.id) ?? -1]
    return entry ? [{ card, entry }] : []
  })
}

/** The visitor's language for the cards and listings of calls. */
export async function wordsFor(ctx: Ctx): Promise<WireWords> {
  const { locale, country } = ctx.visitor
  return {
    locale,
    moneyLocale: country.locale,
    t: translatorFor(locale),
    named: await listAttributeValues(ctx),
  }
}
