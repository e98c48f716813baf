import { inMinor, type ShippingBook } from '#/cart/pricing/shipping.ts'
import { loadShippingBook } from '#/cart/pricing/shipping.server.ts'
import type { BlockProps } from '#/content/block.ts'
import type { PlaceholderValues } from '#/content/placeholders.ts'
import { deliveryCountries, deliveryFacts } from '#/content/retailer-facts.ts'
import { type CountryCode, findCountry } from '#/country/country.ts'
import { languageTags } from '#/i18n/locale.ts'
import { translatorFor } from '#/i18n/translator.server.ts'
import { formatMoney } from '#/money/format-money.ts'
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
    const rates = ratesOf(ctx, book, code)
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

/** The delivery prices of the sites' own countries, which texts contain as `{{delivery.gb.parcel}}`. */
export async function deliveryPlaceholders(ctx: Ctx): Promise<PlaceholderValues> {
  const book = await loadShippingBook(ctx)
  const { none } = words(ctx)
  return Object.fromEntries(
    deliveryCountries.flatMap((code) => {
      const rates = ratesOf(ctx, book, code)
      return deliveryFacts.map((fact) => [`delivery.${code}.${fact}`, rates?.[fact] ?? none])
    }),
  )
}

function ratesOf(
  ctx: Ctx,
  book: ShippingBook,
  code: CountryCode,
): Record<(typeof deliveryFacts)[number], string> | null {
  const [rate, currency] = [book.rateFor(code), findCountry(code)?.currency]
  if (!rate || !currency) return null
  const { free, none } = words(ctx)
  const price = (major: number | null) => {
    if (major === null) return none
    return major === 0
      ? free
      : formatMoney(inMinor(major, currency), languageTags[ctx.visitor.locale])
  }
  return {
    parcel: price(rate.parcel),
    freeFrom: rate.freeFrom === null ? none : price(rate.freeFrom),
    bike: price(rate.bike),
    days: rate.days.join('–'),
  }
}

function words({ visitor }: Ctx) {
  const t = translatorFor(visitor.locale)
  return { free: t('content.delivery.free'), none: '–' }
}
