import { useEffect, useState } from 'react'
import type { ProductTileData } from './product-tile.ts'
import { readSkus, viewedBefore, withViewed } from './recently-viewed-list.ts'
import { type CardAnswer, tileFromCard } from './tile-from-card.ts'

const key = 'recently_viewed'

/** What this browser has looked at before; null until that is known. The list itself never leaves it. */
export function useRecentlyViewed(sku: string): { count: number; tiles: ProductTileData[] } {
  const [viewed, setViewed] = useState<{ count: number; tiles: ProductTileData[] }>(nothing)
  useEffect(() => {
    const before = remember(sku)
    if (before.length === 0) return undefined
    // its room is kept while the answer is on its way
    setViewed({ count: before.length, tiles: [] })
    const call = new AbortController()
    void askCards(before, call.signal).then(
      (tiles) => tiles && setViewed({ count: tiles.length, tiles }),
    )
    return () => call.abort()
  }, [sku])
  return viewed
}

const nothing = { count: 0, tiles: [] }

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
