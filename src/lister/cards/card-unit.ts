import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import { contentsOf } from '#/catalogue/model/contents.ts'
import type { EntryPrice } from '#/lister/index/entry-price.ts'
import { obtainable } from '#/lister/index/facet-values.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'
import { unitPriceInWords } from '#/pricing/unit-price.ts'

/** The price of a litre, kilogram or metre of the variant whose price the card shows; null for most products. */
export function cardUnit(
  entry: CatalogueEntry,
  { price }: Pick<EntryPrice, 'price'>,
  { quoteOffer, country }: Pick<MarketCatalogue, 'quoteOffer' | 'country'>,
): string | null {
  if (!entry.contents && !entry.sizes.some(({ contents }) => contents)) return null
  const available = obtainable(entry)
  const offers = available.length > 0 ? available : entry.offers
  const shown = offers.find((offer) => quoteOffer(offer)?.price.amount === price.amount)
  return unitPriceInWords(price, contentsOf(entry, shown?.size ?? null), country.locale)
}
