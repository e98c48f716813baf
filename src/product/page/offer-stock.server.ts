import { type Offer, sendable } from '#/catalogue/model/offer.ts'
import { isBuilt, type Product } from '#/catalogue/model/product.ts'
import { type SentTo, soonestDispatch } from '#/catalogue/stock/offer-dispatch.ts'
import { type SizeAvailability, sizeAvailability } from '#/product/size/size-availability.ts'
import { type Stock, stockFrom } from './stock-state.ts'

type Made = Pick<Product, 'kind' | 'warehouses'>

/** An offer's stock as a page shows it; `catalog/stock` gives the same result at the same time. */
export function stockOfOffer(offer: Offer, product: Made, to: SentTo): Stock {
  const made = { warehouses: product.warehouses, isBuilt: isBuilt(product) }
  return stockFrom(sendable(offer), soonestDispatch([offer], made, to))
}

/** The availability of all sizes in one line, for tables and cards. */
export const availabilityInSizes = (
  offers: readonly Offer[],
  product: Made,
  to: SentTo,
): SizeAvailability | null =>
  sizeAvailability(
    offers.map((offer) => ({ size: offer.size, stock: stockOfOffer(offer, product, to) })),
  )
