import type { InferInput } from 'valibot'
import { checkoutPath } from '#/cart/items/base-path.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { listAdditions } from './additions.server.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import { wireCard } from '#/product/api/product-wire.server.ts'
import type { upsellAnswer } from '#/product/api/product.contract.ts'
import { findReviewed } from '#/product/review/reviewed-bike.server.ts'

export async function answerUpsell(
  ctx: SessionCtx,
  slug: string,
  bikeUid: string | null,
): Promise<InferInput<typeof upsellAnswer>> {
  const [{ held }, prices] = await Promise.all([
    findReviewed(ctx, { slug: slug.replaceAll(/^\/+|\/+$/g, '') }, bikeUid),
    loadProductPrices(ctx),
  ])
  const translate = translatorFor(ctx.visitor.locale)
  const groups = held ? listAdditions(ctx, prices, held.bike, held.cart) : []
  return {
    groups: groups
      .map(({ kind, sectionId, items }) => ({
        title: translate(`review.kinds.${kind}`),
        section_id: sectionId,
        items: items
          .filter((item) => item.held === null)
          .flatMap(({ entry }) => wireCard(ctx, prices, entry.sku)),
      }))
      .filter(({ items }) => items.length > 0),
    skip_url: checkoutPath,
    error: null,
  }
}
