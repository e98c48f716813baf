import { translatorFor } from '#/i18n/translator.server.ts'
import { nullIfRefused } from '#/platform/api/refusal.ts'
import { findChosenStore } from '#/stores/chosen/chosen-store.server.ts'
import { whenInWords } from '#/stores/stock/offer-words.server.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { findCartId } from '#/cart/merge/own-cart.server.ts'
import { cartHolder } from '#/cart/pricing/pricing-context.server.ts'
import { quoteCart } from './ordered-cart.server.ts'

/** When the cart could be collected from the visitor's store; null without such a store or date. */
export async function cartCollection(ctx: SessionCtx): Promise<{ text: string } | null> {
  const store = await findChosenStore(ctx)
  const id = await findCartId(ctx)
  if (!store || !id) return null
  const { locale, country } = ctx.visitor
  const holder = await cartHolder(ctx)
  const destination = { country, store: store.code }
  // The call for the cart itself answers for one that is gone or somebody else's.
  const quote = await quoteCart(ctx, { id, holder }, destination).catch(nullIfRefused)
  const time = quote?.collection?.time
  if (!time) return null
  const values = { store: store.name[locale], when: whenInWords(ctx, time) }
  return { text: translatorFor(locale)('cart.collect', values) }
}
