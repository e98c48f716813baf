import { useEffect, useState } from 'react'
import type { InferOutput } from 'valibot'
import type { stockAnswer } from '#/lister/listing/lister.contract.ts'
import { type Stock, stockFrom } from './stock-state.ts'

type StockAnswer = InferOutput<typeof stockAnswer>

const nothingKnown: ReadonlyMap<string, Stock> = new Map()

/**
 * Stock and dates as of now: the page itself may have waited in a cache since before the last piece
 * went. One call for all that is shown; what it says takes the place of the old words, nothing moves.
 */
export function useFreshStock(skus: readonly string[]): ReadonlyMap<string, Stock> {
  const [fresh, setFresh] = useState(nothingKnown)
  const asked = skus.join(',')
  useEffect(() => {
    const call = new AbortController()
    if (asked) void askStock(asked, call.signal).then((found) => found && setFresh(found))
    return () => call.abort()
  }, [asked])
  return fresh
}

async function askStock(
  skus: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Stock> | null> {
  try {
    const answer = await fetch(`/nuxt/api/catalog/stock?skus=${encodeURIComponent(skus)}`, {
      signal,
    })
    if (!answer.ok) return null
    const { stock } = (await answer.json()) as StockAnswer
    return new Map(
      stock.map(({ sku, in_stock, qty_hint, dispatch_date }) => [
        sku,
        stockFrom(in_stock ? qty_hint : 0, dispatch_date),
      ]),
    )
  } catch {
    // offline or left: the page's own words stay
    return null
  }
}
