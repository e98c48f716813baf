import { deliveryNote } from '#/cart/pricing/shipping.ts'
import { loadShippingBook } from '#/cart/pricing/shipping.server.ts'
import { contentsOf } from '#/catalogue/model/contents.ts'
import type { Offer } from '#/catalogue/model/offer.ts'
import type { ListDelivery } from '#/lister/cards/delivery-note.ts'
import { entryPrice } from '#/lister/index/entry-price.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import type { Money } from '#/money/money.ts'
import { zero } from '#/money/non-negative.ts'
import { loadPriceBook } from '#/pricing/pricing.server.ts'
import { unitPriceInWords } from '#/pricing/unit-price.ts'
import type { Ctx } from '#/visitor/context.ts'
import { priceNote, type PriceNote, type ShownPrice } from '#/product/page/shown-price.ts'

export type DeliveryDays = { from: number; to: number }

/** Prices for the visitor's country, from the same catalogue as the listings, so that they cannot differ. */
export type ProductPrices = {
  catalogue: MarketCatalogue
  /** The note beside the price of an accessory, whose delivery depends on it. */
  noteAt(price: Money | null): PriceNote
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

/** The cost of delivery beside the prices of a list: of a parcel until it is free, and of any bike. */
export async function listDelivery(ctx: Ctx): Promise<ListDelivery> {
  const { bikeNote, noteAt } = await loadProductPrices(ctx)
  return { bikes: bikeNote.delivery, accessories: noteAt(null).delivery }
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
    noteAt: (price) =>
      priceNote(country, rule, deliveryNote('parcel', rate, price ?? zero(rule.currency))),
    bikeNote: priceNote(country, rule, deliveryNote('bike', rate, zero(rule.currency))),
    deliveryDays: rate && { from: rate.days[0], to: rate.days[1] },
    of: (offers) => {
      const found = entryPrice({ offers: [...offers] }, catalogue.quoteOffer)
      return found && { price: found.price, isFrom: found.isFrom, was: found.was }
    },
  }
}
