import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Boot } from './boot.ts'
import { renderDocument } from './entry-server.tsx'
import { messages, messagesHash } from './i18n/messages.server.ts'
import { registerPages } from './navigation/pages.ts'
import { pageImports } from './pages.ts'
import { loadOutcome, matchPage, type Match, type PageOutcome } from './pages.server.ts'
import type { Assets } from './platform/assets.server.ts'
import type { createLoadLimit } from './platform/load-limit.ts'
import type { PageCache } from './platform/page-cache.server.ts'
import type { RenderedPage } from './platform/page-cache-page.server.ts'
import { pageKey, pickQuery, type QueryPair } from './platform/page-key.server.ts'
import { unknownErrorMessage } from './platform/refusal.ts'
import {
  commonHeaders,
  documentHeaders,
  strictTransport,
} from './platform/security-headers.server.ts'
import type { Ctx } from './visitor/context.ts'
import type { Visitor } from './visitor/visitor.ts'

type PageServerParts = { cache: PageCache; assets: Assets; createCtx: (visitor: Visitor) => Ctx }
type LoadLimit = ReturnType<typeof createLoadLimit>
type Asked = Match & {
  path: string
  kind: 'html' | 'payload'
  pairs: QueryPair[] | null
  query: URLSearchParams
}

const payloadSuffix = '_payload.json'
/** Everything the shop answers that is not one of its pages. */
const notPages =
  /^\/(?:nuxt\/api|__nuxt_island|_i18n|builds|img|feeds|flags|assets)(?:\/|$)|^\/[^/]+\.\w{2,11}$/

/** Serves documents and their payloads: from memory where it can, rendered where it must. */
export function createPageServer({ cache, assets, createCtx }: PageServerParts) {
  registerPages(pageImports)

  function render(visitor: Visitor, asked: Asked): Promise<RenderedPage> {
    const ctx = createCtx(visitor)
    return loadOutcome(ctx, asked).then((outcome) =>
      asked.kind === 'payload' ? payloadPage(ctx, outcome) : documentPage(ctx, asked, outcome),
    )
  }

  function documentPage(ctx: Ctx, asked: Asked, outcome: PageOutcome): RenderedPage {
    if (outcome.kind === 'redirect') return redirectPage(outcome)
    const status = outcome.kind === 'error' ? outcome.statusCode : 200
    const body = htmlOf(ctx, asked, outcome)
    return {
      status,
      body,
      headers: {
        ...pageHeaders(ctx, outcome),
        'content-type': 'text/html; charset=utf-8',
        ...documentHeaders(body),
      },
      tags: [...ctx.tags],
      store: isStorable(outcome),
    }
  }

  /** A page that cannot be rendered is shown as the error it is; the error page itself must render. */
  function htmlOf(
    ctx: Ctx,
    asked: Asked,
    outcome: Exclude<PageOutcome, { kind: 'redirect' }>,
  ): string {
    try {
      return documentOf(ctx.visitor, asked, outcome)
    } catch (problem) {
      ctx.log.error({ err: problem }, 'a page could not be rendered')
      return documentOf(ctx.visitor, asked, {
        kind: 'error',
        statusCode: 500,
        message: unknownErrorMessage,
      })
    }
  }

  function documentOf(
    visitor: Visitor,
    asked: Asked,
    outcome: Exclude<PageOutcome, { kind: 'redirect' }>,
  ) {
    const { site, isStaging, locale, country } = visitor
    const answer =
      outcome.kind === 'page'
        ? outcome.answer
        : { error: { statusCode: outcome.statusCode, message: outcome.message } }
    const boot: Boot = {
      site: site.id,
      isStaging,
      locale,
      country: country.code,
      buildId: assets.buildId,
      messagesHash: messagesHash(locale),
      assets: assets.forPage('page' in answer ? answer.page : ''),
      route: asked.row.path,
      answer,
    }
    const search = asked.query.size > 0 ? `?${asked.query}` : ''
    return renderDocument({ boot, messages: messages[locale], path: asked.path, search })
  }

  function payloadPage(ctx: Ctx, outcome: PageOutcome): RenderedPage {
    return {
      status: outcome.kind === 'error' ? outcome.statusCode : 200,
      body: JSON.stringify(payloadOf(outcome)),
      headers: { ...pageHeaders(ctx, outcome), 'content-type': 'application/json; charset=utf-8' },
      tags: [...ctx.tags],
      store: isStorable(outcome),
    }
  }

  return {
    owns: (method: string, path: string) =>
      (method === 'GET' || method === 'HEAD') &&
      (path.endsWith(`/${payloadSuffix}`) || !notPages.test(path)),

    async serve(
      req: IncomingMessage,
      res: ServerResponse,
      visitor: Visitor,
      limit: LoadLimit,
    ): Promise<void> {
      const asked = askedFor(req.url ?? '/')
      const renderInTurn = () => limit.run(() => render(visitor, asked))
      if (asked.pairs && !asked.row.isPersonal) {
        const key = pageKey({
          site: visitor.isStaging ? `${visitor.site.id}-staging` : visitor.site.id,
          path: asked.path,
          query: asked.pairs,
          locale: visitor.locale,
          priceGroup: visitor.country.code,
          kind: asked.kind,
          buildId: visitor.isSecure ? `${assets.buildId}s` : assets.buildId,
        })
        await cache.respond(key, req, res, renderInTurn)
        return
      }
      const page = await renderInTurn()
      res.writeHead(page.status, { ...page.headers, 'cache-control': 'no-store' })
      res.end(req.method === 'HEAD' ? undefined : page.body)
    },
  }
}

/** A payload is asked for by its path alone; nothing in a query or a header can turn a page into one. */
function askedFor(url: string): Asked {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const kind = pathname.endsWith(`/${payloadSuffix}`) ? 'payload' : 'html'
  const path = kind === 'payload' ? pathname.slice(0, -payloadSuffix.length) : pathname
  const match = matchPage(path)
  const pairs = pickQuery(searchParams, match.row.query ?? [])
  return {
    ...match,
    path,
    kind,
    pairs,
    query: new URLSearchParams(pairs?.map(([name, value]) => [name, value]) ?? []),
  }
}

const isStorable = (outcome: PageOutcome) =>
  outcome.kind === 'page'
    ? !outcome.isPersonal
    : outcome.kind === 'redirect' || outcome.statusCode === 404

function payloadOf(outcome: PageOutcome) {
  if (outcome.kind === 'page') return outcome.answer
  if (outcome.kind === 'redirect') return { redirect: outcome.to, status: outcome.status }
  return { error: { statusCode: outcome.statusCode, message: outcome.message } }
}

const redirectPage = ({ to, status }: { to: string; status: number }): RenderedPage => ({
  status,
  body: '',
  headers: { ...commonHeaders, location: to, 'cache-control': 'public, max-age=0, s-maxage=60' },
  tags: ['redirects'],
  store: true,
})

function pageHeaders({ tags, visitor }: Ctx, outcome: PageOutcome): Record<string, string> {
  const isShared = isStorable(outcome)
  return {
    ...commonHeaders,
    ...(visitor.isSecure && { 'strict-transport-security': strictTransport }),
    ...(visitor.isStaging && { 'x-robots-tag': 'noindex, nofollow' }),
    // The browser asks again each time and mostly hears 304; a shared cache may keep it for a minute.
    'cache-control': isShared
      ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
      : 'no-store',
    ...(isShared && tags.size > 0 && { 'cache-tag': [...tags].join(',') }),
    vary: 'accept-encoding, accept-language, cookie',
  }
}
