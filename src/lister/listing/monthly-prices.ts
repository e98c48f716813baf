import { type Finance, longestCredit } from '#/finance/finance.ts'
import type { MarketCatalogue } from '#/lister/index/market-catalogue.ts'

type Market = Pick<MarketCatalogue, 'prices' | 'index'>

const cache = new WeakMap<Market, { finance: Finance; monthly: Int32Array }>()

/** The monthly price of every product in pence, 0 for none; worked out again when prices or loans change. */
export function monthlyPrices(catalogue: Market, finance: Finance): Int32Array {
  const known = cache.get(catalogue)
  if (known?.finance === finance) return known.monthly
  const { prices, index } = catalogue
  const monthly = Int32Array.from(prices, (price, position) =>
    price && !index.isGone[position]
      ? (longestCredit(finance, price.price)?.instalment.amount ?? 0)
      : 0,
  )
  cache.set(catalogue, { finance, monthly })
  return monthly
}
