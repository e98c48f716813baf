import { useEffect, useState } from 'react'
import { type CardAnswer, tileFromCard } from './product-tile.contract.ts'
import type { ProductTileData } from './product-tile.ts'
import { readSkus, viewedBefore, withViewed } from './recently-viewed-list.ts'

const key = 'recently_viewed'

/** Recently viewed products, newest first; the list stays in the browser. */
export function useRecentlyViewed(sku: string): ProductTileData[] {
  const [tiles, setTiles] = useState<ProductTileData[]>([])
  useEffect(() => {
    const call = new AbortController()
    void fetchCards(remember(sku), call.signal).then((found) => found && setTiles(found))
    return () => call.abort()
  }, [sku])
  return tiles
}

/** Records the visit, and returns the earlier ones. */
function remember(sku: string): string[] {
  try {
    const skus = readSkus(globalThis.localStorage.getItem(key))
    globalThis.localStorage.setItem(key, withViewed(skus, sku).join(' '))
    return viewedBefore(skus, sku)
  } catch {
    // without storage the list is empty
    return []
  }
}

async function fetchCards(
  skus: readonly string[],
  signal: AbortSignal,
): Promise<ProductTileData[] | null> {
  if (skus.length === 0) return []
  try {
    const query = new URLSearchParams({ skus: skus.join(',') })
    const answer = await fetch(`/nuxt/api/catalog/recently-viewed?${query}`, { signal })
    if (!answer.ok) return []
    const { items } = (await answer.json()) as { items: CardAnswer[] }
    return items.map(tileFromCard)
  } catch {
    return signal.aborted ? null : []
  }
}
