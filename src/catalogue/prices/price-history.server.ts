import type { Price } from '#/catalogue/model/price.ts'
import type { Ctx } from '#/visitor/context.ts'
import { lowestPriceBefore, priorKey, type PriorPrices } from './price-history.ts'
import { type PriceList, readPriceHistory } from './price-history.store.server.ts'

export type { PriceList }

/** A reduction in one price list: the base price and a country's fixed price have separate histories. */
export type Reduction = { sku: string; since: Date; list: Pick<Price, 'country' | 'currency'> }

/** The prior price of each reduction on a site: the law refers to the prices charged there. */
export async function findPriorPricesOn(
  site: string,
  ctx: Pick<Ctx, 'db'>,
  reductions: readonly Reduction[],
): Promise<PriorPrices> {
  const lists = Map.groupBy(reductions, ({ list }) => `${list.country ?? ''} ${list.currency}`)
  const found = await Promise.all(
    [...lists.values()].map(async ([first, ...more]) => {
      if (!first) return []
      const { country, currency } = first.list
      const lowest = await findPriorPrices(ctx, [first, ...more], { site, currency, country })
      return [...lowest].map(([sku, price]) => [priorKey({ country }, sku), price] as const)
    }),
  )
  return new Map(found.flat())
}

/** The prior price (minor units) of each reduced SKU that has one on record. */
export async function findPriorPrices(
  ctx: Pick<Ctx, 'db'>,
  reduced: readonly { sku: string; since: Date }[],
  list: PriceList,
): Promise<Map<string, number>> {
  const histories = await readPriceHistory(
    ctx.db,
    reduced.map(({ sku }) => sku),
    list,
  )
  return new Map(
    reduced.flatMap(({ sku, since }) => {
      const lowest = lowestPriceBefore(histories.get(sku) ?? [], since)
      return lowest === null ? [] : [[sku, lowest] as const]
    }),
  )
}
