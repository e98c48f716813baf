import { createMemoryRouter } from 'react-router'
import { createPageRegistry } from '#/navigation/router/page-registry.ts'
import { createPayloadLoader } from '#/navigation/payload/payload-loader.ts'
import { createPageMemory, rememberPages } from '#/navigation/payload/page-memory.ts'
import { createPayloadCache } from '#/navigation/payload/payload-cache.ts'

export const settle = () => new Promise((resolve) => setTimeout(resolve))
export const offline = (): Response => {
  throw new TypeError('Failed to fetch')
}
const aPage = (path: string) => Response.json({ page: 'page', data: path, meta: {} })

/** A shop with one kind of page, a server that responds by path, and a browser that records what it does. */
export function aShop(
  given: {
    answers?: Record<string, () => Response>
    /** The redirects in the manifest, by path. */
    redirects?: Record<string, string>
    isChunkLost?: boolean
  } = {},
) {
  const requests: string[] = []
  const left: string[] = []
  const reloaded: string[] = []
  const missingParts = new Set(['footer'])
  const shop = {
    isOutdated: false,
    isPartLost: false,
    mayReload: true,
    answers: given.answers ?? {},
  }
  const pages = createPageRegistry(() => {})
  pages.register({
    page: async () => {
      if (given.isChunkLost) throw new TypeError('Failed to fetch dynamically imported module')
      missingParts.add('lower half')
      return { Page: () => null }
    },
  })
  const cache = createPayloadCache(30_000)
  const memory = createPageMemory({ entries: 20, lifeMs: 60_000 })
  const loader = createPayloadLoader({
    fetch: async (url) => {
      const path = url
        .replace('http://localhost', '')
        .replace(/_payload\.json(.*?)[?&]_b=b1$/, '$1')
      requests.push(path)
      return (shop.answers[path] ?? (() => aPage(path)))()
    },
    pages,
    cache,
    memory,
    buildId: () => 'b1',
    isOutdated: () => shop.isOutdated,
    redirectOf: (path) => given.redirects?.[path],
    router: () => router,
    loadLazyParts: async () => {
      if (shop.isPartLost) throw new TypeError('Failed to fetch dynamically imported module')
      missingParts.clear()
    },
    leave: (target) => left.push(target.href.replace('http://localhost', '')),
    reload: (target) => {
      if (shop.mayReload) reloaded.push(target.pathname)
      return shop.mayReload
    },
  })
  const home = { page: 'page', data: 'first document', meta: {} }
  const router = createMemoryRouter(
    [{ id: 'any', path: '*', loader: loader.loadPayload, HydrateFallback: () => null }],
    { hydrationData: { loaderData: { any: home } } },
  )
  rememberPages(router, memory)
  const shown = () => router.state.loaderData['any']?.data as unknown
  const prefetch = (path: string) => loader.prefetchPayload(new URL(path, 'http://localhost'))
  return { router, shop, pages, requests, missingParts, left, reloaded, shown, prefetch, memory }
}
