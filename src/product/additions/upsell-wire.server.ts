import type { InferInput } from 'valibot'
import { checkoutPath } from '#/cart/items/base-path.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { listAdditions } from './additions.server.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import { wireCardsBySku } from '#/lister/page/lister-wire.server.ts'
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
  const offered = await Promise.all(
    groups.map(async ({ kind, sectionId, items }) => ({
      title: translate(`review.kinds.${kind}`),
      section_id: sectionId,
      items: await wireCardsBySku(
        ctx,
        items.filter(({ held: isHeld }) => isHeld === null).map(({ entry }) => entry.sku),
      ),
    })),
  )
  return {
    groups: offered.filter(({ items }) => items.length > 0),
    skip_url: checkoutPath,
    error: null,
  }
}
