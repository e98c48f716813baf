import type { Offer } from '#/catalogue/model/offer.ts'
import { priceKey } from './entry-price.ts'
import { createRowsBuilder, type Rows, withRow } from './rows.ts'

/**
 * Which products are priced alike: variants mostly cost the same and so do many products, so that a
 * country quotes a few thousand prices instead of every variant's.
 */
export type PriceGroups = {
  /** One offer of each group; its quote is the quote of all. */
  offers: readonly Offer[]
  groupOf: ReadonlyMap<string, number>
  /** The groups of each product. */
  rows: Rows
}

/** Products are added in the order of their places. */
export function createPriceGroupsBuilder(size: number) {
  const [offers, groupOf] = [[] as Offer[], new Map<string, number>()]
  const rows = createRowsBuilder(size)
  return {
    /** What decides a product's price: what can be had, or everything once nothing can. */
    add: (place: number, priced: readonly Offer[]) =>
      rows.add(place, groupsOf(priced, offers, groupOf)),
    finish: (): PriceGroups => ({ offers, groupOf, rows: rows.finish() }),
  }
}

/** The same groups when one product has other prices. */
export function withPrices(
  held: PriceGroups,
  place: number,
  priced: readonly Offer[],
): PriceGroups {
  const [offers, groupOf] = [[...held.offers], new Map(held.groupOf)]
  const row = groupsOf(priced, offers, groupOf)
  return { offers, groupOf, rows: withRow(held.rows, place, row) }
}

function groupsOf(priced: readonly Offer[], offers: Offer[], groupOf: Map<string, number>) {
  const row: number[] = []
  let previous: Offer | null = null
  for (const offer of priced) {
    if (previous && hasSamePrices(offer, previous)) continue
    previous = offer
    const key = groupKey(offer)
    const known = groupOf.get(key)
    const group = known ?? offers.push(offer) - 1
    if (known === undefined) groupOf.set(key, group)
    if (!row.includes(group)) row.push(group)
  }
  return row
}

const hasSamePrices = (a: Offer, b: Offer) =>
  a.prices.length === b.prices.length &&
  a.prices.every((price, i) => price === b.prices[i] && price.special === null)

/** A reduction is measured by what the very variant cost before, so it stands for itself. */
const groupKey = ({ sku, prices }: Offer): string => {
  const key = prices.map((price) => `${price.country ?? ''} ${priceKey(price)}`).join('|')
  return prices.some(({ special }) => special) ? `${sku} ${key}` : key
}
