import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { api } from '#/app/routes/api.ts'
import { extras } from './extras.ts'
import { failureAnswer } from './failure-answer.ts'
import type { ApiEnv } from '#/platform/api/api-router.server.ts'
import type { Assets } from '#/platform/http/assets.server.ts'
import { cookieNamesFor, outgoingCookies } from '#/platform/config/cookie-names.ts'
import { maxBodyBytes } from '#/platform/api/json-body.ts'
import type { LoadLimit } from '#/platform/rate-limit/load-limit.ts'
import { maxAgeMs } from '#/platform/page-cache/cache-lifetime.ts'
import { packAnswer } from '#/platform/page-cache/pack-answer.server.ts'
import type { PageCache } from '#/platform/page-cache/page-cache.server.ts'
import type { RenderedPage } from '#/platform/page-cache/page-cache-page.server.ts'
import { bodyTimeLimitMs, receiveBody } from '#/platform/api/request-body.server.ts'
import { parseStoredCall, type StoredCall } from './stored-call.ts'
import { visitorKey } from './visitor-key.ts'
import type { Ctx } from '#/visitor/context.ts'
import { inMarket, namedMarket } from '#/visitor/named-market.ts'
import type { Visitor } from '#/visitor/visitor.ts'

type AppServerParts = {
  assets: Assets
  cache: PageCache
  identify: (req: IncomingMessage) => Visitor
  createCtx: (req: IncomingMessage, visitor: Visitor) => Ctx
  reads: LoadLimit
  /** Under a flood the cart and the account keep slots of their own. */
  vital: LoadLimit
}

type AppEnv = ApiEnv<Ctx> & { Bindings: { incoming: IncomingMessage; ctx?: Ctx } }

const vitalCalls = /^\/nuxt\/api\/(?:cart|auth|account|checkout)\//

/** Serves the calls under `/nuxt/api` and the small URLs beside the pages. */
export function createAppServer(parts: AppServerParts) {
  const { assets, cache, identify, createCtx, reads, vital } = parts
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    const { ctx = ctxFor(c.env.incoming) } = c.env
    c.set('ctx', ctx)
    await next()
    const cookies = c.res.headers.getSetCookie()
    if (cookies.length === 0) return
    c.res.headers.delete('set-cookie')
    for (const cookie of outgoingCookies(cookies, cookieNamesFor(ctx.visitor, ctx.config)))
      c.res.headers.append('set-cookie', cookie)
  })
  app.use('/nuxt/api/*', packAnswer)
  app.get('/nuxt/api/health', (c) => {
    c.header('cache-control', 'no-store')
    return c.json({ ok: true, build: assets.buildId, error: null })
  })
  app.route('/nuxt/api', api)
  app.route('/', extras(assets))
  app.onError((problem, c) => {
    const { status, text, headers, isFault } = failureAnswer(problem)
    if (isFault) c.var.ctx.log.error({ err: problem }, 'a request failed')
    return c.text(text, status, { ...headers, 'cache-control': 'no-store' })
  })

  function ctxFor(req: IncomingMessage): Ctx {
    const [visitor, market] = [identify(req), namedMarket(queryOf(req))]
    if (!market) return createCtx(req, visitor)
    return { ...createCtx(req, inMarket(visitor, market)), hasMarketInUrl: true }
  }

  const answer = getRequestListener((request, env) => app.fetch(request, env))

  /** Renders from the query that the key is made of, so that nothing else can be in everyone's response. */
  async function render(req: IncomingMessage, { path, query }: StoredCall): Promise<RenderedPage> {
    const ctx = ctxFor(req)
    const request = new Request(`http://localhost${path}?${query}`)
    const response = await app.fetch(request, { incoming: req, ctx })
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
      tags: [...ctx.tags],
      trueForMs: maxAgeMs(ctx),
      store: true,
    }
  }

  async function serveStored(
    req: IncomingMessage,
    res: ServerResponse,
    visitor: Visitor,
    call: StoredCall,
  ) {
    const market = namedMarket(call.query)
    const key = visitorKey(market ? inMarket(visitor, market) : visitor, {
      path: call.path,
      kind: market ? 'shared-call' : 'call',
      query: call.keyQuery,
      buildId: assets.buildId,
    })
    const work = () => reads.run(() => render(req, call), visitor.network)
    if (!cache.tryHit(key, req, res)) await cache.respond(key, req, res, work)
  }

  /** A slot is taken once the body has arrived, so that slow senders keep nobody else waiting. */
  async function serve(req: IncomingMessage, res: ServerResponse, visitor: Visitor) {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const stored = isRead ? parseStoredCall(req.url ?? '/') : null
    if (stored) return serveStored(req, res, visitor, stored)
    if (!isRead) {
      req.rawBody = await receiveBody(req, { maxBytes: maxBodyBytes, withinMs: bodyTimeLimitMs })
      // The unread rest of a body that is too large would be parsed as the next request.
      if (!req.complete) res.setHeader('connection', 'close')
    }
    const limit = vitalCalls.test(req.url ?? '/') ? vital : reads
    await limit.run(() => answer(req, res), visitor.network)
  }

  return { serve }
}

const noQuery = new URLSearchParams()
const queryOf = ({ url = '/' }: IncomingMessage) =>
  url.includes('?') ? new URL(url, 'http://localhost').searchParams : noQuery
