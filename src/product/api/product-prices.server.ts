import { loadShippingBook } from '#/cart/pricing/shipping.server.ts'
import { contentsOf } from '#/catalogue/model/contents.ts'
import type { Offer } from '#/catalogue/model/offer.ts'
import { entryPrice } from '#/lister/index/entry-price.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { loadPriceBook } from '#/pricing/pricing.server.ts'
import { unitPriceInWords } from '#/pricing/unit-price.ts'
import type { Ctx } from '#/visitor/context.ts'
import { priceNote, type PriceNote, type ShownPrice } from '#/product/page/shown-price.ts'

export type DeliveryDays = { from: number; to: number }

/** Prices for the visitor's country, from the same catalogue as the listings, so that they cannot differ. */
export type ProductPrices = {
  catalogue: MarketCatalogue
  /** The note beside the price of an accessory. */
  note: PriceNote
  /** The note beside the price of a bike, which has other delivery costs. */
  bikeNote: PriceNote
  /** Working days from dispatch to the door; null where nothing is delivered. */
  deliveryDays: DeliveryDays | null
  /** The price of the cheapest available offer. */
  of(offers: readonly Offer[]): ShownPrice | null
}

/** The price of options, and that of a litre, kilogram or metre while it is one option. */
export function priceOf(
  { of, catalogue }: ProductPrices,
  packaged: Parameters<typeof contentsOf>[0],
  offers: readonly Offer[],
): ShownPrice | null {
  const price = of(offers)
  const [only, ...others] = offers
  if (!price || !only || others.length > 0) return price
  const contents = contentsOf(packaged, only.size)
  return { ...price, unit: unitPriceInWords(price.price, contents, catalogue.country.locale) }
}

export async function loadProductPrices(ctx: Ctx): Promise<ProductPrices> {
  const [catalogue, book, shipping] = await Promise.all([
    loadMarketCatalogue(ctx),
    loadPriceBook(ctx),
    loadShippingBook(ctx),
  ])
  const { country } = ctx.visitor
  const rate = shipping.rateFor(country.code)
  const rule = book.ruleFor(country)
  return {
    catalogue,
    note: priceNote(country, rule, rate?.parcel ?? null),
    bikeNote: priceNote(country, rule, rate?.bike ?? null),
    deliveryDays: rate && { from: rate.days[0], to: rate.days[1] },
    of: (offers) => {
      const found = entryPrice({ offers: [...offers] }, catalogue.quoteOffer)
      return found && { price: found.price, isFrom: found.isFrom, was: found.was }
    },
  }
}
