import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { makeStoryFeed } from '#/blog/feed/story-feed.server.ts'
import { feedPath } from '#/blog/feed/story-feed.ts'
import { addDays } from '#/catalogue/calendar/day.ts'
import { shopDay, shopMidnight } from '#/catalogue/calendar/shop-day.ts'
import { type Country, findCountry } from '#/country/country.ts'
import type { ApiEnv } from '#/platform/api/api-router.server.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { contentHash } from '#/platform/config/ids.server.ts'
import { chooseEncoding } from '#/platform/http/accept-encoding.server.ts'
import { matchesEtag } from '#/platform/http/if-none-match.server.ts'
import { createLoadLimit, overloaded } from '#/platform/rate-limit/load-limit.ts'
import { createMemoryLimit } from '#/platform/rate-limit/memory-limit.ts'
import { productFeed } from '#/pricing/product-feed.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { minuteMs } from '#/platform/config/durations.ts'

type Feed = { bytes: Buffer; etag: string }
/** `until`: from then on it is made anew. */
type Stored = { until: number; feed: Promise<Feed> }

/** Services fetch a feed a few times a day; a price in it is never older than this, also behind a shared cache. */
const maxAgeMs = 10 * minuteMs
const maxFeeds = 4
/** More than a service fetches; there are more countries than stored feeds, and a feed takes a core for a while. */
const feedsPerMinute = 20

/** Ten minutes, or less before midnight: then reductions begin and end. */
const expiryOf = (now: Date): number =>
  Math.min(now.getTime() + maxAgeMs, shopMidnight(addDays(shopDay(now), 1)).getTime())

/** The feed for shopping services, `/feeds/products.xml?country=de`, and the journal's for feed readers. */
export function feeds() {
  const cache = new Map<string, Stored>()
  const countFeed = createMemoryLimit()
  // A waiting request holds one of the eight places for pages that are not stored (`app/http/web.ts`).
  const limit = createLoadLimit({ atOnce: 1, waiting: 2, waitMs: 10_000 })

  /** Concurrent requests share one feed. */
  function getOrMake(ctx: Ctx, country: Country): Stored {
    const key = `${ctx.visitor.site.id} ${country.code}`
    const now = ctx.now.getTime()
    const cached = cache.get(key)
    if (cached && now < cached.until) return cached
    const { network } = ctx.visitor
    // A feed that is refused must not take the place of a stored one.
    if (limit.isFull(network)) throw overloaded
    countFeed(network, { limit: feedsPerMinute, now: ctx.now })
    const feed = limit.run(() => make(ctx, country))
    const stored = { until: expiryOf(ctx.now), feed }
    cache.delete(key)
    cache.set(key, stored)
    feed.catch(() => cache.delete(key))
    for (const oldest of cache.keys()) if (cache.size > maxFeeds) cache.delete(oldest)
    return stored
  }

  async function getOrRefuse(
    ctx: Ctx,
    country: Country,
  ): Promise<(Feed & { maxAge: number }) | { retryAfter: number }> {
    try {
      const { feed, until } = getOrMake(ctx, country)
      const made = await feed
      // A shared cache keeps it no longer than we do; to make it may have taken until midnight.
      return { ...made, maxAge: Math.max(0, Math.floor((until - Date.now()) / 1000)) }
    } catch (problem) {
      if (!isRefusal(problem) || problem.status !== 429) throw problem
      return { retryAfter: problem.details.retryAfter ?? 60 }
    }
  }

  /** The feed is compressed as it is written, so that it is never whole in memory. */
  async function make(ctx: Ctx, country: Country): Promise<Feed> {
    const pieces = Readable.from(productFeed(ctx, { site: ctx.visitor.site, country }))
    const gzip = createGzip()
    pieces.on('error', (problem) => gzip.destroy(problem)).pipe(gzip)
    const bytes = await buffer(gzip)
    return { bytes, etag: `W/"${contentHash(bytes)}"` }
  }

  const app = new Hono<ApiEnv<Ctx>>()
  app.get('/feeds/products.xml', async (c) => {
    const { ctx } = c.var
    const country = findCountry(c.req.query('country') ?? ctx.visitor.site.defaultCountry)
    if (!country) return c.text('We do not sell to this country.', 404)
    const made = await getOrRefuse(ctx, country)
    if ('retryAfter' in made) {
      c.header('retry-after', String(made.retryAfter))
      return c.text('Too many requests, please try again in a minute.', 429)
    }
    const { bytes, etag, maxAge } = made
    c.header('etag', etag)
    c.header('cache-control', `public, max-age=${maxAge}`)
    c.header('vary', 'accept-encoding')
    c.header('content-type', 'application/xml; charset=utf-8')
    if (matchesEtag(c.req.header('if-none-match') ?? '', etag)) return c.body(null, 304)
    const takesGzip = chooseEncoding(c.req.header('accept-encoding'), ['gzip']) === 'gzip'
    if (takesGzip) c.header('content-encoding', 'gzip')
    return c.body(new Uint8Array(takesGzip ? bytes : gunzipSync(bytes)))
  })
  app.get(feedPath, compress(), async (c) =>
    c.body(await makeStoryFeed(c.var.ctx), 200, {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
  )
  return app
}
