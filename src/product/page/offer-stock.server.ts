import { dispatchDate } from '#/catalogue/calendar/dispatch-date.ts'
import { availabilityOf, type Offer, sendable } from '#/catalogue/model/offer.ts'
import { queueDaysOf, type Product } from '#/catalogue/model/product.ts'
import { type SizeAvailability, sizeAvailability } from '#/product/size/size-availability.ts'
import { type Stock, stockFrom } from './stock-state.ts'

type Made = Pick<Product, 'kind' | 'workshop'>

/** An offer's stock as a page shows it; `catalog/stock` gives the same result at the same time. */
export function stockOfOffer(offer: Offer, product: Made, now: Date): Stock {
  const work = { queueDays: queueDaysOf(product) }
  const workshop = { now, calendar: product.workshop.calendar }
  const date = dispatchDate(availabilityOf(offer), workshop, work)
  return stockFrom(sendable(offer), date)
}

/** The availability of all sizes in one line, for tables and cards. */
export const availabilityInSizes = (
  offers: readonly Offer[],
  product: Made,
  now: Date,
): SizeAvailability | null =>
  sizeAvailability(
    offers.map((offer) => ({ size: offer.size, stock: stockOfOffer(offer, product, now) })),
  )
