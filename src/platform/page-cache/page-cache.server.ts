import type { IncomingMessage, ServerResponse } from 'node:http'
import { send, answerFor, type Answer, type CacheWord } from './page-cache-answer.server.ts'
import { createEntries, type Entry, type Lifetimes } from './page-cache-entries.server.ts'
import type { RenderedPage } from './page-cache-page.server.ts'
import { createRenders, type Outcome, type Render } from './page-cache-renders.server.ts'
import { keyWithoutQuery } from './page-key.server.ts'

export type PageCacheOptions = Lifetimes & {
  /** A render that takes longer counts as failed. */
  renderLimitMs?: number
  now?: () => number
  log?: { warn(details: object, message: string): void }
  /** Called when a page's brotli was replaced by a better one. */
  onPolished?: (key: string, bytes: { before: number; after: number }) => void
}

export type PageCache = ReturnType<typeof createPageCache>
type Exchange = { key: string; req: IncomingMessage; res: ServerResponse }

// When the whole shop goes stale at once, requests that wait for a page come before background renders.
const maxRefreshes = 8

/** Serves rendered pages from memory as ready bytes. It runs before everything else. */
export function createPageCache(options: PageCacheOptions) {
  const { now = () => performance.now(), renderLimitMs = 10_000, onPolished = () => {} } = options
  const entries = createEntries({ ...options, now, onPolished })
  const renders = createRenders({
    entries,
    limitMs: renderLimitMs,
    onFailure: (key, cause) =>
      options.log?.warn({ page: keyWithoutQuery(key), ...cause }, 'a page could not be rendered'),
  })
  let refreshing = 0
  const count = { hits: 0, stale: 0, misses: 0, passes: 0, purged: 0 }

  /** Serves a fresh page from memory synchronously; returns false when there is none. */
  function tryHit(key: string, req: IncomingMessage, res: ServerResponse): boolean {
    const entry = entries.find(key)
    if (entry === undefined || now() >= entry.freshUntil || !isRead(req)) return false
    count.hits += 1
    if (send(entry.answer, req, res, 'hit')) entries.weigh(entry)
    entries.countHit(entry)
    return true
  }

  /**
   * Serves from memory when it can and renders when it must: once, for all requests that arrive meanwhile.
   * Writes the whole response. Rejects as the render does when no older page can be served instead.
   */
  async function respond(
    key: string,
    req: IncomingMessage,
    res: ServerResponse,
    render: Render,
  ): Promise<CacheWord> {
    if (tryHit(key, req, res)) return 'hit'
    const exchange = { key, req, res }
    if (!isRead(req)) return sendOnce(await render(), req, res)
    const entry = entries.find(key)
    if (!entry || !mayServeStale(entry)) return sendRendered(exchange, render)
    sendStale(entry, exchange)
    if (now() >= entry.retryAt) void refresh(key, render)
    return 'stale'
  }

  /** Whether `respond` would have to start a render, with nothing older to serve should it fail. */
  const mustRender = (key: string): boolean => !entries.has(key) && !renders.isUnderWay(key)

  const mayServeStale = ({ staleUntil, retryAt, staleOnErrorUntil }: Entry) =>
    now() < staleUntil || now() < Math.min(retryAt, staleOnErrorUntil)

  async function refresh(key: string, render: Render): Promise<void> {
    if (refreshing === maxRefreshes || renders.isUnderWay(key)) return
    refreshing += 1
    try {
      await renders.start(key, render)
    } catch {
      // The failure is logged where it happened; nobody waits for this render, and the old page stays.
    } finally {
      refreshing -= 1
    }
  }

  async function sendRendered(exchange: Exchange, render: Render): Promise<CacheWord> {
    const outcome = await renders
      .startOrJoin(exchange.key, render)
      .catch((err: unknown) => ({ err }))
    const isFault = 'err' in outcome
    const standIn = isFault || outcome.failed ? findStandIn(exchange.key) : undefined
    if (standIn) return sendStale(standIn, exchange)
    if (isFault) throw outcome.err
    return sendOutcome(outcome, exchange)
  }

  function findStandIn(key: string): Entry | undefined {
    const entry = entries.find(key)
    return entry && now() < entry.staleOnErrorUntil ? entry : undefined
  }

  function sendStale(entry: Entry, { req, res }: Exchange): 'stale' {
    count.stale += 1
    if (send(entry.answer, req, res, 'stale')) entries.weigh(entry)
    return 'stale'
  }

  function sendOutcome({ entry, answer }: Outcome, exchange: Exchange): 'miss' | 'pass' {
    if (!entry) return pass(answer, exchange)
    count.misses += 1
    if (send(answer, exchange.req, exchange.res, 'miss')) entries.weigh(entry)
    return 'miss'
  }

  /** Sends a personal page: compressed like the others, without an ETag, and never stored. */
  const sendOnce = (page: RenderedPage, req: IncomingMessage, res: ServerResponse): 'pass' =>
    pass(answerFor({ ...page, store: false }), { req, res })

  function pass(answer: Answer, { req, res }: Pick<Exchange, 'req' | 'res'>): 'pass' {
    count.passes += 1
    send(answer, req, res, 'pass')
    return 'pass'
  }

  /** Purges every page with one of these tags; returns how many there were. */
  function purge(tags: Iterable<string>): number {
    const all = [...tags]
    renders.notePurge(all)
    const purged = all.reduce((sum, tag) => sum + entries.purge(tag), 0)
    count.purged += purged
    return purged
  }

  /** For when purges may have been missed. The pages can still be served when a render fails. */
  function purgeAll(): number {
    renders.notePurgeOfAll()
    const purged = entries.purgeAll()
    count.purged += purged
    return purged
  }

  const stats = () => ({ ...count, ...renders.counts(), ...entries.totals() })

  return { tryHit, mustRender, respond, sendOnce, purge, purgeAll, stats }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
