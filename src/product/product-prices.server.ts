import type { Offer } from '#/catalogue/offer.ts'
import { entryPrice } from '#/lister/entry-price.ts'
import { loadShelf } from '#/lister/lister-index.server.ts'
import type { Shelf } from '#/lister/shelf.ts'
import { loadPriceBook } from '#/pricing/pricing.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { priceNote, type PriceNote, type ShownPrice } from './shown-price.ts'

/** Prices for the visitor's country, from the shelf the listings are made from: they cannot differ. */
export type ProductPrices = {
  shelf: Shelf
  note: PriceNote
  /** From the cheapest that can be had. */
  of(offers: readonly Offer[]): ShownPrice | null
}

export async function loadProductPrices(ctx: Ctx): Promise<ProductPrices> {
  const [shelf, book] = await Promise.all([loadShelf(ctx), loadPriceBook(ctx)])
  const { country } = ctx.visitor
  return {
    shelf,
    note: priceNote(country, book.ruleFor(country)),
    of: (offers) => {
      const found = entryPrice({ offers: [...offers] }, shelf.quoteOffer)
      return found && { price: found.price, isFrom: found.isFrom, was: found.was }
    },
  }
}
