import { useEffect, useState } from 'react'
import { type CardAnswer, tileFromCard } from './product-tile.contract.ts'
import type { ProductTileData } from './product-tile.ts'
import { readSkus, viewedBefore, withViewed } from './recently-viewed-list.ts'

const key = 'recently_viewed'

/** What this browser has looked at before, newest first; the list itself stays in the browser. */
export function useRecentlyViewed(sku: string): ProductTileData[] {
  const [tiles, setTiles] = useState<ProductTileData[]>([])
  useEffect(() => {
    const call = new AbortController()
    void askCards(remember(sku), call.signal).then((found) => found && setTiles(found))
    return () => call.abort()
  }, [sku])
  return tiles
}

/** Notes the visit, and gives those before it. */
function remember(sku: string): string[] {
  try {
    const skus = readSkus(globalThis.localStorage.getItem(key))
    globalThis.localStorage.setItem(key, withViewed(skus, sku).join(' '))
    return viewedBefore(skus, sku)
  } catch {
    // a browser that keeps nothing has seen nothing
    return []
  }
}

async function askCards(
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
