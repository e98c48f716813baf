import type { IncomingMessage, ServerResponse } from 'node:http'
import { createActionServer } from './action-server.ts'
import { createSessionLookup } from '#/customers/sessions/sessions.server.ts'
import type { Db } from '#/db/client.server.ts'
import { createAppServer } from './app-server.ts'
import { createClaimFileServer } from './claim-file-server.ts'
import { takesFiles } from './file-forms.ts'
import { failureAnswer } from './failure-answer.ts'
import { countHeldOrders } from '#/orders/order/orders.store.server.ts'
import { createHealthServer } from './health-server.ts'
import { createPageServer } from './page-server.ts'
import { createScreenServer } from './screen-server.ts'
import { createPictureServer } from './picture-server.ts'
import { arrivalLimits, limitArrival } from '#/platform/http/arrival-limit.server.ts'
import type { Assets } from '#/platform/http/assets.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { cookieNamesFor, outgoingCookies } from '#/platform/config/cookie-names.ts'
import { revisionOf } from '#/platform/consent/configured-parties.server.ts'
import { createAcceptFirst } from '#/platform/rate-limit/accept-first.ts'
import { createEventLoopTurns } from '#/platform/rate-limit/event-loop-turns.ts'
import { createLoadLimit, Overloaded, overloaded } from '#/platform/rate-limit/load-limit.ts'
import type { LiveCache } from '#/platform/server-cache/live-cache.ts'
import type { Log } from '#/platform/config/log.server.ts'
import type { BrowserMetrics } from '#/platform/observe/browser-metrics.server.ts'
import type { FaultReports } from '#/platform/observe/fault-reports.server.ts'
import { createMetrics, type Metrics } from '#/platform/observe/metrics.server.ts'
import { countFailedJobs } from '#/platform/jobs/failed-jobs.store.server.ts'
import type { PageCache } from '#/platform/page-cache/page-cache.server.ts'
import { nonPageFolder } from '#/platform/paths/non-page-folder.ts'
import { beginPipelined, endPipelined } from '#/platform/http/pipelining.server.ts'
import { createRefusalLog } from '#/platform/observe/refusal-log.server.ts'
import { createRequestLog } from '#/platform/observe/request-log.server.ts'
import { headersOfAnswer, setAnswerHeaders } from '#/platform/http/security-headers.server.ts'
import { sendText } from '#/platform/http/send-text.server.ts'
import { urlRedirect, type UrlRedirect } from '#/visitor/url-rules.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { createIdentify } from '#/visitor/identify.server.ts'
import { newRequestId } from '#/platform/http/request-id.server.ts'
import { pathLabels } from './path-labels.ts'
import type { Visitor } from '#/visitor/visitor.ts'
import { countClaimBytes } from '#/warranty/uploads/claim-uploads.server.ts'

export type Web = {
  handle(req: IncomingMessage, res: ServerResponse): void
  /** Must be called for every accepted connection. */
  noteConnection(): void
  /** Must be called with the tags of every change; with null when changes may have been missed. */
  updateScreens(tags: readonly string[] | null): void
  /** From then on `/readyz` fails, so that a load balancer sends new visitors elsewhere, and open streams end. */
  beginStop(): void
}

export type WebParts = {
  config: Config
  db: Db
  liveCache: LiveCache
  cache: PageCache
  assets: Assets
  log: Log
  isReady: () => Promise<boolean>
  faultReports: FaultReports | null
}

type Exchange = { req: IncomingMessage; res: ServerResponse; path: string; visitor: Visitor }

/**
 * Slots for pages, islands and calls that are neither stored nor vital. A page takes some ten milliseconds
 * of CPU, so a full queue is worked off in about half a second; requests beyond that are refused at once.
 */
const readLimits = { atOnce: 8, waiting: 48, waitMs: 1_000, perNetwork: 24 }
/** Carts and accounts mostly wait for the database. One network never takes more than half of the slots. */
const vitalLimits = { atOnce: 64, waiting: 256, waitMs: 2_000, perNetwork: 32 }

/** Handles every request: URL redirects first, then cached pages, then rendered pages and calls. */
export function createWeb(parts: WebParts): Web {
  const { config, db, liveCache, cache, assets, log, isReady } = parts
  const identify = createIdentify(config)
  const metrics = metricsOf(cache, { db, buildId: assets.buildId })
  const createCtx = contextsOf(parts, metrics.browser)
  const [logRequest, noteRefusal] = [createRequestLog(log), createRefusalLog(log)]
  const revision = revisionOf(config)
  let isStopping = false

  /** Under a flood the cart and the account keep slots of their own. */
  const turns = createEventLoopTurns()
  const acceptFirst = createAcceptFirst()
  const reads = createLoadLimit({ ...readLimits, turn: () => turns.next('ordinary') })
  const vital = createLoadLimit(vitalLimits)
  const vitalPages = createLoadLimit({ ...vitalLimits, turn: () => turns.next('vital') })

  const pages = createPageServer({
    cache,
    assets,
    createCtx,
    limit: reads,
    vital: vitalPages,
    refuse: (req, res, visitor) => fail(overloaded, { req, res, visitor }),
    observePage: metrics.observePage,
  })
  const actions = createActionServer({ cache, assets, createCtx, limit: vitalPages })
  const health = createHealthServer({
    config,
    metrics,
    isReady: async () => !isStopping && (await isReady()),
  })
  const pictures = createPictureServer({ config, db, liveCache, log })
  const screens = createScreenServer({ db, buildId: assets.buildId, limit: reads, log })
  const claimFiles = createClaimFileServer({ createCtx })
  const app = createAppServer({ assets, cache, identify, createCtx, reads, vital })

  /** A cached page is served synchronously; only the rest costs a promise. */
  function answer(exchange: Exchange): Promise<unknown> | void {
    const { req, res, path, visitor } = exchange
    if (skipsPageRules(path)) return serveNonPage(exchange)
    const method = req.method ?? 'GET'
    const redirect = urlRedirect({ method, url: req.url ?? '/', visitor, revision })
    if (redirect) return sendRedirect(res, redirect, { visitor, config })
    if (actions.owns(method, path)) return actions.serve(req, res, visitor)
    if (pages.owns(method, path)) return pages.serve(req, res, visitor)
    return serveNonPage(exchange)
  }

  /** Serves everything but pages, which are stored together with their headers. */
  function serveNonPage({ req, res, path, visitor }: Exchange): Promise<unknown> | void {
    setAnswerHeaders(res, visitor)
    if (health.owns(path)) return health.serve(req, res, path, visitor)
    if (path.startsWith('/assets/') && assets.serve(path, req, res)) return
    if (screens.owns(path)) return screens.serve(res, visitor)
    if (claimFiles.owns(path)) return claimFiles.serve(req, res, visitor, path)
    if (path.startsWith('/img/')) return pictures.serve({ req, res, network: visitor.network })
    return app.serve(req, res, visitor)
  }

  /** URLs that the page redirect rules do not apply to. */
  const skipsPageRules = (path: string) => health.owns(path) || nonPageFolder.test(path)

  function handle(req: IncomingMessage, res: ServerResponse) {
    if (!beginPipelined(req)) return
    const startedAt = performance.now()
    const path = pathOf(req)
    req.requestId = newRequestId()
    // Closes each kept-alive connection of a load balancer, so that it reconnects elsewhere.
    if (isStopping) res.setHeader('connection', 'close')
    res.on('close', () => {
      endPipelined(req)
      acceptFirst.noteResponse(req.socket)
      const isAnswered = res.writableFinished || (screens.owns(path) && res.headersSent)
      const status = isAnswered ? res.statusCode : clientLeft
      const ms = performance.now() - startedAt
      const { route, pathInLog } = pathLabels(path)
      metrics.observe(route, status, ms / 1000)
      if (req.isRefused) return noteRefusal()
      logRequest({ ...requestInLog(req), route, path: pathInLog, status, ms: tenths(ms) })
    })
    limitArrival(req, takesFiles(req, path) ? arrivalLimits.files : arrivalLimits.usual)
    const exchange = { req, res, path, visitor: identify(req) }
    try {
      answer(exchange)?.catch((problem: unknown) => fail(problem, exchange))
    } catch (problem) {
      fail(problem, exchange)
    }
  }

  function fail(problem: unknown, { req, res, visitor }: Omit<Exchange, 'path'>) {
    const { status, text, headers, isFault } = failureAnswer(problem)
    if (problem instanceof Overloaded) {
      req.isRefused = true
      metrics.countShed()
    }
    if (isFault) noteFault({ log, metrics }, req, problem)
    // The client learns from the end of the connection that the answer is not whole.
    if (res.headersSent) return res.destroy()
    return sendText(res, status, text, { ...headersOfAnswer(visitor), ...headers })
  }

  return {
    handle,
    noteConnection() {
      turns.noteConnection()
      acceptFirst.noteConnection()
    },
    updateScreens: screens.updateScreens,
    beginStop: () => {
      isStopping = true
      screens.close()
    },
  }
}

function noteFault(
  { log, metrics }: { log: Log; metrics: Metrics },
  { requestId: id }: IncomingMessage,
  problem: unknown,
) {
  log.error({ id, err: problem }, 'a request failed')
  metrics.countFault()
}

type CtxParts = Pick<WebParts, 'config' | 'db' | 'liveCache' | 'log' | 'faultReports'>

function contextsOf(
  { config, db, liveCache, log, faultReports }: CtxParts,
  browserMetrics: BrowserMetrics,
) {
  const parts = { config, db, liveCache, browserMetrics, ...(faultReports && { faultReports }) }
  return (req: IncomingMessage, visitor: Visitor): SessionCtx => {
    const now = new Date()
    return {
      ...parts,
      now,
      log: log.child({ id: req.requestId }),
      tags: new Set(),
      expiries: new Set(),
      visitor,
      session: createSessionLookup({ db, now, visitor }),
    }
  }
}

const metricsOf = (cache: PageCache, { db, buildId }: { db: Db; buildId: string }) =>
  createMetrics({
    cacheStats: () => cache.stats(),
    countHeldOrders: () => countHeldOrders(db),
    countClaimBytes: () => countClaimBytes(db),
    countFailedJobs: () => countFailedJobs(db),
    buildId,
  })

const requestInLog = ({ method, requestId: id, pageTimes: page }: IncomingMessage) => ({
  id,
  method,
  page,
})

const tenths = (ms: number): number => Math.round(ms * 10) / 10

/** The path without the query, which can contain what a shopper typed. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** The status that proxies log when the client closed the connection before the response. */
const clientLeft = 499

function sendRedirect(
  res: ServerResponse,
  { status, location, cookies }: UrlRedirect,
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
