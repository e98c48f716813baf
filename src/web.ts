import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createActionServer } from './action-server.ts'
import { api } from './api.ts'
import { createSessionLookup } from './customers/sessions.server.ts'
import type { Db } from './db/client.server.ts'
import { extras } from './extras.ts'
import { countHeldOrders } from './orders/orders.server.ts'
import { createHealthServer } from './health-server.ts'
import { createPageServer } from './page-server.ts'
import { createPictureServer } from './picture-server.ts'
import type { ApiEnv } from './platform/api-router.server.ts'
import type { Assets } from './platform/assets.server.ts'
import type { Config } from './platform/config.server.ts'
import { cookieNamesFor, outgoingCookies } from './platform/cookie-names.ts'
import { createLoadLimit, Overloaded } from './platform/load-limit.ts'
import type { LiveMemory } from './platform/live-memory.ts'
import type { Log } from './platform/log.server.ts'
import { createMetrics } from './platform/metrics.server.ts'
import { packAnswer } from './platform/pack-answer.server.ts'
import type { PageCache } from './platform/page-cache.server.ts'
import { createRequestLog } from './platform/request-log.server.ts'
import { headersOfAnswer, setAnswerHeaders } from './platform/security-headers.server.ts'
import { sendText } from './platform/send-text.server.ts'
import { addressRedirect, type AddressRedirect } from './visitor/address-rules.ts'
import type { Ctx } from './visitor/context.ts'
import { createIdentify, type Identify } from './visitor/identify.server.ts'
import { newRequestId } from './platform/request-id.server.ts'
import { pathInLog } from './path-in-log.ts'
import { routeName } from './route-name.ts'
import { inMarket, namedMarket } from './visitor/named-market.ts'
import type { Visitor } from './visitor/visitor.ts'

export type Web = {
  handle(req: IncomingMessage, res: ServerResponse): void
  /** From here on `/readyz` says no, so that a balancer sends new visitors elsewhere. */
  beginStop(): void
}

export type WebParts = {
  config: Config
  db: Db
  memory: LiveMemory
  cache: PageCache
  assets: Assets
  log: Log
  isReady: () => Promise<boolean>
}

/** The whole front: addresses first, then what is ready in memory, then pages and calls. */
export function createWeb({ config, db, memory, cache, assets, log, isReady }: WebParts): Web {
  const identify = createIdentify(config)
  const metrics = metricsOf(cache, db)
  const createCtx = (req: IncomingMessage, visitor: Visitor): Ctx => {
    const now = new Date()
    return {
      config,
      db,
      now,
      log: log.child({ id: req.requestId }),
      tags: new Set(),
      moments: new Set(),
      memory,
      visitor,
      session: createSessionLookup({ db, now, visitor }),
    }
  }
  const logRequest = createRequestLog(log)
  let isStopping = false

  /** Under a flood the cart and the account keep places of their own. */
  const reads = createLoadLimit({ atOnce: 64, waiting: 256 })
  const vital = createLoadLimit({ atOnce: 64, waiting: 256 })
  const limitOf = (path: string) =>
    /^\/nuxt\/api\/(?:cart|auth|account|checkout)\//.test(path) ? vital : reads

  const pages = createPageServer({ cache, assets, createCtx, limit: reads, vital })
  const actions = createActionServer({ cache, assets, createCtx, limit: vital })
  const health = createHealthServer({
    config,
    metrics,
    isReady: async () => !isStopping && (await isReady()),
  })
  const pictures = createPictureServer({ config, db, memory, log })

  const answerByApp = createApp({ identify, createCtx, assets })

  /** What is ready is answered at once; only the rest costs a promise. */
  function answer(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
  ): Promise<unknown> | void {
    const visitor = identify(req)
    if (isApart(path)) return answerApart(req, res, path, visitor)
    const method = req.method ?? 'GET'
    const redirect = addressRedirect({ method, url: req.url ?? '/', visitor })
    if (redirect) return sendRedirect(res, redirect, { visitor, config })
    if (actions.owns(method, path)) return actions.serve(req, res, visitor)
    if (pages.owns(method, path)) return pages.serve(req, res, visitor)
    return answerApart(req, res, path, visitor)
  }

  /** All but pages, which are stored together with their headers. */
  function answerApart(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    visitor: Visitor,
  ): Promise<unknown> | void {
    setAnswerHeaders(res, visitor)
    if (health.owns(path)) return health.serve(req, res, path, visitor)
    if (path.startsWith('/assets/') && assets.serve(path, req, res)) return
    if (path.startsWith('/img/')) return pictures.serve({ req, res, network: visitor.network })
    return limitOf(path).run(() => answerByApp(req, res))
  }

  /** Addresses that no rule about pages is applied to. */
  const isApart = (path: string) => health.owns(path) || /^\/(?:img|assets)\//.test(path)

  function handle(req: IncomingMessage, res: ServerResponse) {
    const startedAt = performance.now()
    const path = pathOf(req)
    req.requestId = newRequestId()
    // A balancer that keeps connections open is told on each of them to go elsewhere.
    if (isStopping) res.setHeader('connection', 'close')
    res.on('close', () => {
      const status = res.writableFinished ? res.statusCode : clientLeft
      const ms = performance.now() - startedAt
      const route = routeName(path, status)
      metrics.observe(route, status, ms / 1000)
      const { method, requestId: id } = req
      logRequest({ id, method, route, path: pathInLog(path), status, ms: Math.round(ms * 10) / 10 })
    })
    try {
      answer(req, res, path)?.catch((problem: unknown) => fail(problem, req, res))
    } catch (problem) {
      fail(problem, req, res)
    }
  }

  function fail(problem: unknown, req: IncomingMessage, res: ServerResponse) {
    if (res.headersSent) return res.destroy()
    setAnswerHeaders(res, identify(req))
    if (problem instanceof Overloaded) {
      metrics.countShed()
      res.setHeader('retry-after', '1')
      return sendText(res, 503, 'Too busy, please try again in a moment.')
    }
    log.error({ id: req.requestId, err: problem }, 'a request failed')
    return sendText(res, 500, 'Something went wrong.')
  }

  return {
    handle,
    beginStop: () => {
      isStopping = true
    },
  }
}

const metricsOf = (cache: PageCache, db: Db) =>
  createMetrics(
    () => cache.stats(),
    () => countHeldOrders(db),
  )
type AppParts = {
  identify: Identify
  createCtx: (req: IncomingMessage, visitor: Visitor) => Ctx
  assets: Assets
}

/** The calls, and the small addresses beside them. */
function createApp({ identify, createCtx, assets }: AppParts) {
  const app = new Hono<ApiEnv<Ctx> & { Bindings: { incoming: IncomingMessage } }>()
  app.use(async (c, next) => {
    const visitor = identify(c.env.incoming)
    const market = c.req.url.includes('?') ? namedMarket(new URL(c.req.url).searchParams) : null
    const ctx = createCtx(c.env.incoming, market ? inMarket(visitor, market) : visitor)
    c.set('ctx', market ? { ...ctx, isAddressed: true } : ctx)
    await next()
    const cookies = c.res.headers.getSetCookie()
    if (cookies.length === 0) return
    c.res.headers.delete('set-cookie')
    for (const cookie of outgoingCookies(cookies, cookieNamesFor(visitor, ctx.config)))
      c.res.headers.append('set-cookie', cookie)
  })
  app.use('/nuxt/api/*', packAnswer)
  app.route('/nuxt/api', api)
  app.route('/', extras(assets))
  return getRequestListener((request, env) => app.fetch(request, env))
}

/** The path as it came, without the query: queries can hold what a shopper typed. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** The number that proxies give to a request whose sender did not wait for the answer. */
const clientLeft = 499

function sendRedirect(
  res: ServerResponse,
  { status, location, cookies }: AddressRedirect,
  { visitor, config }: Pick<Ctx, 'visitor' | 'config'>,
) {
  const cacheControl = cookies.length > 0 || status === 302 ? 'no-store' : 'public, max-age=3600'
  res.writeHead(status, {
    ...headersOfAnswer(visitor),
    location,
    'set-cookie': outgoingCookies(cookies, cookieNamesFor(visitor, config)),
    'cache-control': cacheControl,
    'content-length': '0',
  })
  res.end()
}
