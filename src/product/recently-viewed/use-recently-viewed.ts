import { useEffect, useState, useSyncExternalStore } from 'react'
import type { recentlyViewedCall } from '#/lister/listing/lister.api.ts'
import { callApi } from '#/platform/api/fetch-json.client.ts'
import { consentState } from '#/platform/consent/consent-state.client.ts'
import { useVisitor } from '#/visitor/visitor-provider.tsx'
import { tileFromCard } from './product-tile.contract.ts'
import type { ProductTileData } from './product-tile.ts'
import { readSkus, viewedBefore, withViewed } from './recently-viewed-list.ts'

const key = 'recently_viewed'

/** Recently viewed products, newest first; the list stays in the browser, where the visitor allows it. */
export function useRecentlyViewed(sku: string): ProductTileData[] {
  const [tiles, setTiles] = useState<ProductTileData[]>([])
  const { preferencesNeedConsent } = useVisitor().site
  const isAllowed = useSyncExternalStore(
    consentState.watch,
    () => consentState.allows('preferences', !preferencesNeedConsent),
    () => false,
  )
  useEffect(() => {
    const call = new AbortController()
    void fetchCards(isAllowed ? remember(sku) : [], call.signal).then(
      (found) => found && setTiles(found),
    )
    return () => call.abort()
  }, [sku, isAllowed])
  return tiles
}

/** Records the visit, and returns the earlier ones. */
function remember(sku: string): string[] {
  try {
    const skus = readSkus(globalThis.localStorage.getItem(key))
    globalThis.localStorage.setItem(key, withViewed(skus, sku).join(' '))
    return viewedBefore(skus, sku)
  } catch {
    // Without storage the list is empty.
    return []
  }
}

async function fetchCards(
  skus: readonly string[],
  signal: AbortSignal,
): Promise<ProductTileData[] | null> {
  if (skus.length === 0) return []
  const query = { skus: skus.join(',') }
  const answer = await callApi<typeof recentlyViewedCall>('/catalog/recently-viewed', {
    query,
    signal,
  })
  return signal.aborted ? null : (answer?.body?.items ?? []).map(tileFromCard)
}
