import type { InferInput } from 'valibot'
import type { PricedCart } from '#/cart/pricing/price-cart.ts'
import { isBarredFromRoads } from '#/catalogue/model/light-rules.ts'
import { sendable } from '#/catalogue/model/offer.ts'
import { loadAccessory } from '#/catalogue/read/catalogue.server.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { isSoldAt } from '#/lister/index/product-set.ts'
import { toWire } from '#/money/money.ts'
import { nullIfRefused } from '#/platform/api/refusal.ts'
import type { suggestionsAnswer } from '#/product/api/product.contract.ts'
import { loadProductPrices, type ProductPrices } from '#/product/api/product-prices.server.ts'
import { findReviewed, findVisitorsCart } from '#/product/review/reviewed-bike.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { additionView, listAdditions } from './additions.server.ts'
import type { Addition } from './additions.ts'
import { mostSuggestions, pickSuggestions } from './suggestions.ts'

type Answer = InferInput<typeof suggestionsAnswer>
type Suggestion = { item: Addition; reason: string | null }

/** Two things that fit what is in the cart: what its bike lacks, otherwise what its accessories pair well with. */
export async function answerSuggestions(ctx: SessionCtx): Promise<Answer> {
  const [cart, prices] = await Promise.all([findVisitorsCart(ctx), loadProductPrices(ctx)])
  if (!cart) return { items: [], error: null }
  const forBike = await suggestionsForBike(ctx, prices, cart)
  const found = forBike.length > 0 ? forBike : await pairedItems(ctx, prices, cart)
  return { items: found.map((each) => toWireItem(ctx, prices, each)), error: null }
}

async function suggestionsForBike(
  ctx: SessionCtx,
  prices: ProductPrices,
  cart: PricedCart,
): Promise<Suggestion[]> {
  const bike = cart.lines.find(({ item }) => item?.kind === 'bike' && item.slug !== null)
  if (!bike?.item?.slug) return []
  const { held } = await findReviewed(ctx, { slug: bike.item.slug }, bike.line.uid)
  if (!held) return []
  const groups = listAdditions(ctx, prices, held.bike, cart)
  const translate = translatorFor(ctx.visitor.locale)
  return pickSuggestions(groups).map(({ reason: { key, tyre }, item }) => ({
    item,
    reason: translate(`review.reasons.${key}`, { tyre }),
  }))
}

/** Only the first lines of a large cart are considered. */
const mostSourceLines = 3

/** Accessories that pair well with those in the cart, then those that pair well with these. */
async function pairedItems(
  ctx: Ctx,
  prices: ProductPrices,
  { lines }: PricedCart,
): Promise<Suggestion[]> {
  const held = lines.flatMap(({ item }) => item?.productId ?? [])
  const accessoryIds = lines.flatMap(({ item }) =>
    item?.kind === 'accessory' ? item.productId : [],
  )
  const first = await pairedWith(ctx, prices, accessoryIds, held)
  const ids = first.map(({ item }) => item.entry.id)
  const second =
    first.length < mostSuggestions ? await pairedWith(ctx, prices, ids, [...held, ...ids]) : []
  return [...first, ...second].slice(0, mostSuggestions)
}

async function pairedWith(
  ctx: Ctx,
  prices: ProductPrices,
  ids: readonly number[],
  held: readonly number[],
): Promise<Suggestion[]> {
  const { index } = prices.catalogue
  const skus = await Promise.all(ids.slice(0, mostSourceLines).map((id) => pairedSkus(ctx, id)))
  return [...new Set(skus.flat())]
    .map((sku) => index.positionOfSku.get(sku) ?? -1)
    .flatMap((position) => {
      const entry = index.entries[position]
      const isOffered = entry?.kind === 'accessory' && isSoldAt(prices.catalogue, position)
      if (!entry || !isOffered || held.includes(entry.id)) return []
      if (isBarredFromRoads(entry.facts, ctx.visitor.country.code)) return []
      const offer = entry.offers.find((each) => sendable(each) > 0)
      // An item in several sizes needs a choice that only its own page offers.
      if (!offer || entry.sizes.length > 1) return []
      return [{ item: { entry, offer, held: null, needsSize: false }, reason: null }]
    })
}

/** A product that is no longer in the catalogue pairs with nothing. */
async function pairedSkus(ctx: Ctx, id: number): Promise<readonly string[]> {
  const product = await loadAccessory(ctx, { id }).catch(nullIfRefused)
  return product?.accessory.goesWith ?? []
}

function toWireItem(
  { visitor }: Ctx,
  prices: ProductPrices,
  { item, reason }: Suggestion,
): Answer['items'][number] {
  const { sku, name, variant, to, image, price } = additionView(visitor.locale, prices, item)
  return {
    sku,
    name,
    variant,
    reason,
    url: to,
    image,
    price: price && toWire(price.price),
    unit_price: price?.unit ?? null,
  }
}
