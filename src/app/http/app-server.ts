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
import { packAnswer } from '#/platform/page-cache/pack-answer.server.ts'
import { bodyTimeLimitMs, receiveBody } from '#/platform/api/request-body.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { inMarket, namedMarket } from '#/visitor/named-market.ts'
import type { Visitor } from '#/visitor/visitor.ts'

type AppServerParts = {
  assets: Assets
  identify: (req: IncomingMessage) => Visitor
  createCtx: (req: IncomingMessage, visitor: Visitor) => Ctx
  reads: LoadLimit
  /** Under a flood the cart and the account keep slots of their own. */
  vital: LoadLimit
}

const vitalCalls = /^\/nuxt\/api\/(?:cart|auth|account|checkout)\//

/** Serves the calls under `/nuxt/api` and the small URLs beside the pages. */
export function createAppServer({ assets, identify, createCtx, reads, vital }: AppServerParts) {
  const app = new Hono<ApiEnv<Ctx> & { Bindings: { incoming: IncomingMessage } }>()
  app.use(async (c, next) => {
    const visitor = identify(c.env.incoming)
    const market = c.req.url.includes('?') ? namedMarket(new URL(c.req.url).searchParams) : null
    const ctx = createCtx(c.env.incoming, market ? inMarket(visitor, market) : visitor)
    c.set('ctx', market ? { ...ctx, hasMarketInUrl: true } : ctx)
    await next()
    const cookies = c.res.headers.getSetCookie()
    if (cookies.length === 0) return
    c.res.headers.delete('set-cookie')
    for (const cookie of outgoingCookies(cookies, cookieNamesFor(visitor, ctx.config)))
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
  const answer = getRequestListener((request, env) => app.fetch(request, env))

  /** A slot is taken once the body has arrived, so that slow senders keep nobody else waiting. */
  async function serve(req: IncomingMessage, res: ServerResponse, visitor: Visitor) {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      req.rawBody = await receiveBody(req, { maxBytes: maxBodyBytes, withinMs: bodyTimeLimitMs })
      // The unread rest of a body that is too large would be parsed as the next request.
      if (!req.complete) res.setHeader('connection', 'close')
    }
    const limit = vitalCalls.test(req.url ?? '/') ? vital : reads
    await limit.run(() => answer(req, res), visitor.network)
  }

  return { serve }
}
