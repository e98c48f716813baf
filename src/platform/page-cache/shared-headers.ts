import { minuteMs } from '#/platform/config/durations.ts'
import type { BaseCtx } from '#/platform/config/context.ts'
import { maxAgeMs } from './cache-lifetime.ts'

/** The time for which a shared cache may store a response, and then serve it while it fetches it anew. */
export type SharedLifetime = { freshSeconds: number; staleSeconds: number }

/** At most a minute fresh and a minute stale in our own cache, and never beyond `expiries`, before a shared one fetches it. */
const ownCacheMs = 2 * minuteMs

/**
 * The headers of a response that a shared cache may store. One that changes before the last copy would be
 * gone is not stored there. The browser revalidates every time and mostly gets a 304.
 */
export function sharedHeaders(
  { tags, expiries }: Pick<BaseCtx, 'tags' | 'expiries'>,
  { freshSeconds, staleSeconds }: SharedLifetime,
): Record<string, string> {
  const mayBeStored = maxAgeMs({ expiries }) > ownCacheMs + (freshSeconds + staleSeconds) * 1000
  const shared = `, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
  return {
    'cache-control': `public, max-age=0${mayBeStored ? shared : ''}`,
    ...(tags.size > 0 && { 'cache-tag': tagList(tags) }),
  }
}

/** Sorted, because loaders end in any order and the ETag must be the same each time. */
const tagList = (tags: ReadonlySet<string>) => [...tags].toSorted().join(',')
