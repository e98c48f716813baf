import type { Ctx } from '#/visitor/context.ts'
import { lowestPriceBefore } from './price-history.ts'
import { type PriceList, readPriceHistory } from './price-history.store.server.ts'

export type { PriceList }

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
