import type { DataRouter } from 'react-router'
import { onClearResponses } from './clear-responses.ts'
import { loadWhole } from '#/navigation/router/full-load.ts'
import { guardedReload } from '#/navigation/recovery/guarded-reload.ts'
import { pages } from '#/navigation/router/pages.ts'
import { createPayloadLoader } from './payload-loader.ts'
import { createPageMemory } from './page-memory.ts'
import { createPayloadCache } from './payload-cache.ts'
import { loadLazyParts } from '#/navigation/hydration/lazy-hydrate.tsx'

type Attached = {
  router: DataRouter
  buildId: string
  isOutdated: () => boolean
  redirectOf: (path: string) => string | undefined
}

let attached: Attached | null = null

/** Connects the loader to its router: only the router can tell Back and Forward from a new visit. */
export function attachRouter(next: Attached | null): void {
  attached = next
}

export const payloadMemory = createPageMemory({ entries: 20, lifeMs: 30 * 60_000 })
export const payloadCache = createPayloadCache(30_000)

/** `loadPayload` is every route's loader in the browser. */
export const { loadPayload, prefetchPayload } = createPayloadLoader({
  fetch: (url, init) => fetch(url, init),
  pages,
  cache: payloadCache,
  memory: payloadMemory,
  buildId: () => attached?.buildId ?? '',
  isOutdated: () => attached?.isOutdated() ?? false,
  redirectOf: (path) => attached?.redirectOf(path),
  router: () => attached?.router ?? null,
  loadLazyParts,
  leave: (target) => loadWhole(target, window.location),
  reload: (target) => guardedReload(target.href),
})

onClearResponses(() => {
  payloadMemory.clear()
  payloadCache.clear()
})
