import type { Offer } from '#/catalogue/model/offer.ts'
import { priceKey } from './entry-price.ts'
import { createRowsBuilder, type Rows, withRow } from './rows.ts'

/**
 * Groups of equal prices: variants mostly cost the same and so do many products, so a country quotes a few
 * thousand prices instead of every variant.
 */
export type PriceGroups = {
  /** One offer of each group; its quote applies to the whole group. */
  offers: readonly Offer[]
  groupOf: ReadonlyMap<string, number>
  /** The groups of each product. */
  rows: Rows
}

/** Products must be added in the order of their positions. */
export function createPriceGroupsBuilder(size: number) {
  const [offers, groupOf] = [[] as Offer[], new Map<string, number>()]
  const rows = createRowsBuilder(size)
  return {
    /** `priced` are the offers that decide the price: the available ones, or all when none is available. */
    add: (position: number, priced: readonly Offer[]) =>
      rows.add(position, groupsOf(priced, offers, groupOf)),
    finish: (): PriceGroups => ({ offers, groupOf, rows: rows.finish() }),
  }
}

/** The groups after a price change of one product. */
export function withPrices(
  groups: PriceGroups,
  position: number,
  priced: readonly Offer[],
): PriceGroups {
  const [offers, groupOf] = [[...groups.offers], new Map(groups.groupOf)]
  const row = groupsOf(priced, offers, groupOf)
  return { offers, groupOf, rows: withRow(groups.rows, position, row) }
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

/** A reduction depends on the earlier price of that variant, so reduced variants are not grouped. */
const groupKey = ({ sku, prices }: Offer): string => {
  const key = prices.map((price) => `${price.country ?? ''} ${priceKey(price)}`).join('|')
  return prices.some(({ special }) => special) ? `${sku} ${key}` : key
}
