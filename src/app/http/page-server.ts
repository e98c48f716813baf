import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNewQuery, isNonPage, type PageTarget, parsePageUrl, payloadSuffix } from './page-url.ts'
import { registerPages } from '#/navigation/router/pages.ts'
import { withSentCookies } from './page-headers.ts'
import { isPersonal } from '#/app/routes/routes.ts'
import { pageImports } from '#/app/routes/pages.ts'
import type { Assets } from '#/platform/http/assets.server.ts'
import { type PageTimes, startLaps } from '#/platform/observe/page-times.server.ts'
import type { LoadLimit } from '#/platform/rate-limit/load-limit.ts'
import type { PageCache } from '#/platform/page-cache/page-cache.server.ts'
import type { QueryPair } from '#/platform/page-cache/page-key.server.ts'
import { readIslandRequest } from './island-server.tsx'
import { renderIslandPage, renderPage } from './render-page.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { visitorKey } from './visitor-key.ts'
import { missingExpiry } from '#/visitor/missing-expiry.ts'
import type { Visitor } from '#/visitor/visitor.ts'

type PageServerParts = {
  cache: PageCache
  assets: Assets
  createCtx: (req: IncomingMessage, visitor: Visitor) => SessionCtx
  /** Rendering waits for a slot; pages in the cache do not. */
  limit: LoadLimit
  /** Personal pages, above all the checkout, have slots that a flood of readers cannot take. */
  vital: LoadLimit
  /** Responds that there is too much to do; a thrown error would cost more than the response. */
  refuse: (req: IncomingMessage, res: ServerResponse, visitor: Visitor) => void
  observePage: (times: PageTimes) => void
}

/** Sets nothing for most requests, which have no extras. */
function addExtras(req: IncomingMessage, visitor: Visitor, { kind, row, otherQuery }: PageTarget) {
  const expiry = missingExpiry(visitor, Date.now())
  const cookies = expiry === null ? [] : [expiry]
  const redirectQuery = kind === 'html' && !isPersonal(row) ? otherQuery : []
  if (cookies.length + redirectQuery.length > 0) req.responseExtras = { cookies, redirectQuery }
}

/** Serves documents, their payloads and islands: from the cache where possible, otherwise rendered. */
export function createPageServer(pageServer: PageServerParts) {
  const { cache, assets, createCtx, limit, vital, refuse, observePage } = pageServer
  registerPages(pageImports)

  type KeyParts = { path: string; kind: 'html' | 'payload'; query: readonly QueryPair[] }
  const keyFor = (visitor: Visitor, parts: KeyParts) =>
    visitorKey(visitor, { ...parts, buildId: assets.buildId })

  function servePage(
    req: IncomingMessage,
    res: ServerResponse,
    visitor: Visitor,
  ): Promise<unknown> | void {
    const url = req.url ?? '/'
    // A flood from one network mostly ends here, before its URLs are even parsed.
    if (limit.isShareUsedUp(visitor.network) && isNewQuery(url)) return refuse(req, res, visitor)
    const target = parsePageUrl(url)
    const { path, kind, query, isCacheable, row } = target
    addExtras(req, visitor, target)
    const turns = isPersonal(row) ? vital : limit
    const render = () => {
      const lap = startLaps()
      return turns.run(async () => {
        const times: PageTimes = { wait: lap(), load: 0, render: 0 }
        const ctx = createCtx(req, visitor)
        const page = await renderPage(ctx, target, assets, () => {
          times.load = lap()
        })
        times.render = lap()
        req.pageTimes = times
        observePage(times)
        return withSentCookies(page, ctx)
      }, visitor.network)
    }
    if (!isCacheable || isPersonal(row))
      return render().then((page) => cache.sendOnce(page, req, res))
    const key = keyFor(visitor, { path, kind, query })
    if (cache.tryHit(key, req, res)) return
    // A flood from many networks ends here, before anything is prepared for it.
    if (cache.mustRender(key) && limit.isFull(visitor.network)) return refuse(req, res, visitor)
    return cache.respond(key, req, res, render)
  }

  async function serveIsland(req: IncomingMessage, res: ServerResponse, visitor: Visitor) {
    const request = readIslandRequest(req.url ?? '')
    const page = () => renderIslandPage(createCtx(req, visitor), request)
    if (!request.ok) return cache.sendOnce(await page(), req, res)
    const { path, query } = request
    const key = keyFor(visitor, { path, kind: 'payload', query })
    return cache.respond(key, req, res, () => limit.run(page, visitor.network))
  }

  return {
    owns: (method: string, path: string) =>
      (method === 'GET' || method === 'HEAD') &&
      (!isNonPage(path) || path.endsWith(`/${payloadSuffix}`)),
    /** Returns no promise when the page was in the cache. */
    serve: (req: IncomingMessage, res: ServerResponse, visitor: Visitor): Promise<unknown> | void =>
      req.url?.startsWith('/__nuxt_island/')
        ? serveIsland(req, res, visitor)
        : servePage(req, res, visitor),
  }
}
