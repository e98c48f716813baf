import { deliveryPlaceholders, deliveryWords } from '#/cart/pricing/delivery-words.server.ts'
import { loadShippingBook } from '#/cart/pricing/shipping.server.ts'
import type { BlockProps } from '#/content/block.ts'
import type { PlaceholderValues } from '#/content/placeholders.ts'
import { deliveryFacts } from '#/content/retailer-facts.ts'
import { findCountry } from '#/country/country.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { BlockView } from './block-view.ts'

/** The delivery rates as a table; countries with the same rates share a row. */
export async function deliveryPricesView(
  ctx: Ctx,
  { caption, countries }: BlockProps<'delivery-prices'>,
): Promise<BlockView | null> {
  const book = await loadShippingBook(ctx)
  const { locale } = ctx.visitor
  const rows = countries.flatMap((code) => {
    const rates = deliveryWords(book, code, locale)
    if (!rates) return []
    const name = findCountry(code)?.name[locale] ?? code
    return { name, cells: deliveryFacts.map((fact) => rates[fact]) }
  })
  if (rows.length === 0) return null
  const t = translatorFor(locale)
  return {
    type: 'table',
    caption,
    head: (['country', ...deliveryFacts] as const).map((key) => t(`content.delivery.${key}`)),
    rows: [...Map.groupBy(rows, ({ cells }) => cells.join('|')).values()].map((alike) => [
      alike.map(({ name }) => name).join(', '),
      ...(alike[0]?.cells ?? []),
    ]),
  }
}

/** The delivery prices that texts of the visitor's language contain. */
export const loadDeliveryPlaceholders = async (ctx: Ctx): Promise<PlaceholderValues> =>
  deliveryPlaceholders(await loadShippingBook(ctx), ctx.visitor.locale)
