import type { IncomingMessage, ServerResponse } from 'node:http'
import { registerPages } from './navigation/pages.ts'
import { pageImports } from './pages.ts'
import { matchPage } from './pages.server.ts'
import type { Assets } from './platform/assets.server.ts'
import type { LoadLimit } from './platform/load-limit.ts'
import type { PageCache } from './platform/page-cache.server.ts'
import { pageKey, pickQuery, type QueryPair } from './platform/page-key.server.ts'
import { renderIslandPage, renderPage, type Asked } from './render-page.ts'
import type { Ctx } from './visitor/context.ts'
import type { Visitor } from './visitor/visitor.ts'

type PageServerParts = {
  cache: PageCache
  assets: Assets
  createCtx: (req: IncomingMessage, visitor: Visitor) => Ctx
  /** Rendering takes its turn; what is ready in memory does not have to. */
  limit: LoadLimit
}

const payloadSuffix = '_payload.json'
const islandPath = /^\/__nuxt_island\/([^/]+)\.json$/
/** Everything the shop answers that is not one of its pages. */
const notPages =
  /^\/(?:nuxt\/api|_i18n|builds|img|feeds|sitemaps|flags|assets)(?:\/|$)|^\/[^/]+\.\w{2,11}$/

/** Serves documents, their payloads and islands: from memory where it can, rendered where it must. */
export function createPageServer({ cache, assets, createCtx, limit }: PageServerParts) {
  registerPages(pageImports)

  type Wanted = { path: string; kind: 'html' | 'payload'; query: readonly QueryPair[] }
  const keyFor = (visitor: Visitor, wanted: Wanted) =>
    pageKey({
      ...wanted,
      site: `${visitor.site.id}${visitor.isStaging ? '-staging' : ''}${visitor.isSecure ? '-secure' : ''}`,
      locale: visitor.locale,
      priceGroup: visitor.country.code,
      buildId: assets.buildId,
    })

  function servePage(
    req: IncomingMessage,
    res: ServerResponse,
    visitor: Visitor,
  ): Promise<unknown> | void {
    const asked = askedFor(req.url ?? '/')
    const { path, kind, query, isKept, row } = asked
    const render = () => limit.run(() => renderPage(createCtx(req, visitor), asked, assets))
    if (!isKept || row.isPersonal) return render().then((page) => cache.sendOnce(page, req, res))
    const key = keyFor(visitor, { path, kind, query })
    if (!cache.tryHit(key, req, res)) return cache.respond(key, req, res, render)
  }

  /** The key holds a hash of the props, and the renderer refuses props that do not match it. */
  async function serveIsland(req: IncomingMessage, res: ServerResponse, visitor: Visitor) {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
    const [, island = ''] = islandPath.exec(pathname) ?? []
    const render = () =>
      limit.run(() => renderIslandPage(createCtx(req, visitor), island, searchParams.get('props')))
    await cache.respond(
      keyFor(visitor, { path: pathname, kind: 'payload', query: [] }),
      req,
      res,
      render,
    )
  }

  return {
    owns: (method: string, path: string) =>
      (method === 'GET' || method === 'HEAD') &&
      (!notPages.test(path) || path.endsWith(`/${payloadSuffix}`)),
    /** Nothing to wait for when the page was ready. */
    serve: (req: IncomingMessage, res: ServerResponse, visitor: Visitor): Promise<unknown> | void =>
      req.url?.startsWith('/__nuxt_island/')
        ? serveIsland(req, res, visitor)
        : servePage(req, res, visitor),
  }
}

const noQuery = new URLSearchParams()
/** Addresses in which a parser would change nothing: most requests by far. */
const isPlain = /^(?:\/[\w-]+)*\/(?:_payload\.json)?$/

const partsOf = (url: string): Pick<URL, 'pathname' | 'searchParams'> =>
  isPlain.test(url) ? { pathname: url, searchParams: noQuery } : new URL(url, 'http://localhost')

/** A payload is asked for by its path alone; nothing in a query or a header can turn a page into one. */
function askedFor(url: string): Asked {
  const { pathname, searchParams } = partsOf(url)
  const kind = pathname.endsWith(`/${payloadSuffix}`) ? 'payload' : 'html'
  const path = kind === 'payload' ? pathname.slice(0, -payloadSuffix.length) : pathname
  const match = matchPage(path)
  const allowed = match.row.query ?? []
  const kept = pickQuery(searchParams, allowed)
  const query = kept ?? [...searchParams].filter(([name]) => allowed.includes(name))
  return { ...match, path, kind, query, isKept: kept !== null }
}
