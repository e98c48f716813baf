import type { Offer } from '#/catalogue/offer.ts'
import { priceKey } from './entry-price.ts'

/**
 * Which products are priced alike: variants mostly cost the same and so do many products, so that a
 * country quotes a few thousand prices instead of every variant's.
 */
export type PriceGroups = {
  /** One offer of each group; its quote is the quote of all. */
  offers: readonly Offer[]
  /** The groups of the product at a place are `groups` from `starts[place]` up to the next start. */
  starts: Uint32Array
  groups: Uint32Array
}

/** Products are added in the order of their places. */
export function createPriceGroupsBuilder(size: number) {
  const known = new Map<string, number>()
  const offers: Offer[] = []
  const starts = new Uint32Array(size + 1)
  const groups: number[] = []

  function groupOf(offer: Offer): number {
    const key = groupKey(offer)
    const held = known.get(key)
    if (held !== undefined) return held
    known.set(key, offers.length)
    return offers.push(offer) - 1
  }

  return {
    /** What decides a product's price: what can be had, or everything once nothing can. */
    add(place: number, priced: readonly Offer[]): void {
      const first = groups.length
      let previous: Offer | null = null
      for (const offer of priced) {
        if (previous && hasSamePrices(offer, previous)) continue
        previous = offer
        const group = groupOf(offer)
        if (!groups.includes(group, first)) groups.push(group)
      }
      starts[place + 1] = groups.length
    },
    finish: (): PriceGroups => ({ offers, starts, groups: Uint32Array.from(groups) }),
  }
}

const hasSamePrices = (a: Offer, b: Offer) =>
  a.prices.length === b.prices.length &&
  a.prices.every((price, i) => price === b.prices[i] && price.special === null)

/** A reduction is measured by what the very variant cost before, so it stands for itself. */
const groupKey = ({ sku, prices }: Offer): string => {
  const key = prices.map((price) => `${price.country ?? ''} ${priceKey(price)}`).join('|')
  return prices.some(({ special }) => special) ? `${sku} ${key}` : key
}
