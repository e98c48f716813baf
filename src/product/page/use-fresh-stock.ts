import { useEffect, useState } from 'react'
import type { stockCall } from '#/lister/listing/lister.api.ts'
import { callApi } from '#/platform/api/fetch-json.client.ts'
import { type Stock, stockFrom } from './stock-state.ts'

const noStock: ReadonlyMap<string, Stock> = new Map()

/**
 * Current stock and dates, since a cached page may be older than the last sale. One request covers all SKUs;
 * the new texts replace the old ones without moving anything.
 */
export function useFreshStock(skus: readonly string[]): ReadonlyMap<string, Stock> {
  const [fresh, setFresh] = useState(noStock)
  const skuList = skus.join(',')
  useEffect(() => {
    const call = new AbortController()
    if (skuList) void fetchStock(skuList, call.signal).then((found) => found && setFresh(found))
    return () => call.abort()
  }, [skuList])
  return fresh
}

async function fetchStock(
  skus: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Stock> | null> {
  const answer = await callApi<typeof stockCall>('/catalog/stock', { query: { skus }, signal })
  // Offline or navigated away: the page's own texts stay.
  if (!answer?.body?.stock) return null
  return new Map(
    answer.body.stock.map(({ sku, in_stock, qty_hint, dispatch_date }) => [
      sku,
      stockFrom(in_stock ? qty_hint : 0, dispatch_date),
    ]),
  )
}
