import { bytesOf, pack, type Answer } from './page-cache-answer.server.ts'
import type { RenderedPage } from './page-cache-page.server.ts'
import { createRecompressor } from './recompress-hot-pages.server.ts'
import { createLruByBytes } from './lru-by-bytes.server.ts'

export type Entry = {
  key: string
  answer: Answer
  tags: readonly string[]
  bytes: number
  freshUntil: number
  staleUntil: number
  /** Until then the page may be served when a render fails. */
  staleOnErrorUntil: number
  /** After a failed render the old page is served at once until then, instead of retrying for every request. */
  retryAt: number
  hits: number
}

export type Lifetimes = {
  maxBytes: number
  /** The time for which a page is served without a check. */
  freshMs: number
  /** The time after that in which it is still served while a new one is rendered in the background. */
  staleMs: number
  /** The time after its freshness, or after a purge, in which it may be served when a render fails. */
  staleOnErrorMs: number
}

export type EntriesOptions = Lifetimes & {
  now: () => number
  onPolished: (key: string, bytes: { before: number; after: number }) => void
}

// Anyone can invent URLs. Responses other than 200, above all 404s and redirects, get a small store of
// their own and a short life, so that they evict no page.
const othersShare = 1 / 50
const othersFreshMs = 30_000

// Measured on the heap beside the bodies, over 5,000 entries: objects, header lists and Map slots for
// each entry, a string and an index slot for each tag.
const entryOverhead = 1500
const tagOverhead = 72

const retryAfterMs = 1000
const recompressAtHits = 2

export type Entries = ReturnType<typeof createEntries>

/** The stored pages: their lifetimes, the memory they use and how they are purged. */
export function createEntries(options: EntriesOptions) {
  const { now } = options
  const pages = createLruByBytes<Entry>(options.maxBytes * (1 - othersShare))
  const others = createLruByBytes<Entry>(options.maxBytes * othersShare)
  const storeFor = ({ status }: { status: number }) => (status === 200 ? pages : others)
  const peek = (key: string) => pages.peek(key) ?? others.peek(key)

  const recompressor = createRecompressor({
    isHeld: (key, answer) => peek(key)?.answer === answer,
    done(key, bytes) {
      const entry = peek(key)
      if (entry) weigh(entry)
      options.onPolished(key, bytes)
    },
  })

  function lifetime({ status, trueForMs = Infinity }: RenderedPage, since: number) {
    const isPage = status === 200
    const freshMs = isPage ? options.freshMs : Math.min(options.freshMs, othersFreshMs)
    const freshUntil = since + Math.min(freshMs, trueForMs)
    return {
      freshUntil,
      staleUntil: isPage ? Math.min(freshUntil + options.staleMs, since + trueForMs) : freshUntil,
      staleOnErrorUntil: freshUntil + options.staleOnErrorMs,
      retryAt: never,
    }
  }

  /** Returns null when the page is too large to be stored. */
  function keep(key: string, page: RenderedPage, rendered: Answer): Entry | null {
    const old = peek(key)
    // Nothing changed: the old answer may be better compressed, so it stays with a new lifetime.
    const isSame = rendered.etag !== null && old?.answer.etag === rendered.etag
    const answer = isSame ? old.answer : rendered
    if (!isSame) pack(answer)
    const { tags } = page
    const entry: Entry = { key, answer, tags, bytes: 0, hits: 0, ...lifetime(page, now()) }
    entry.bytes = sizeOf(entry)
    if (isSame) entry.hits = old.hits
    const store = storeFor(page)
    if (old && storeFor(old.answer) !== store) storeFor(old.answer).remove(key)
    return store.put(entry) ? entry : null
  }

  /** Counts the bytes again after an encoding was made; one that makes the page too large is dropped. */
  function weigh(entry: Entry): void {
    const store = storeFor(entry.answer)
    if (store.resize(entry, sizeOf(entry))) return
    pack(entry.answer)
    store.resize(entry, sizeOf(entry))
  }

  /** A purged page is never served again, except when a render fails. */
  function expire(entries: Iterable<Entry>): number {
    let expired = 0
    for (const entry of entries) {
      if (entry.staleUntil !== never) {
        expired += 1
        entry.staleOnErrorUntil = Math.min(entry.staleOnErrorUntil, now() + options.staleOnErrorMs)
      }
      entry.freshUntil = never
      entry.staleUntil = never
      entry.retryAt = never
    }
    return expired
  }

  return {
    has: (key: string) => peek(key) !== undefined,
    find: (key: string) => pages.use(key) ?? others.use(key),
    keep,
    weigh,
    countHit(entry: Entry): void {
      if (entry.hits >= recompressAtHits) return
      entry.hits += 1
      if (entry.hits === recompressAtHits && !recompressor.add(entry.key, entry.answer))
        entry.hits = 0
    },
    postpone(key: string): void {
      const entry = peek(key)
      if (entry) entry.retryAt = now() + retryAfterMs
    },
    purge: (tag: string) => expire(pages.tagged(tag)) + expire(others.tagged(tag)),
    purgeAll: () => expire(pages.all()) + expire(others.all()),
    totals() {
      const [main, rest] = [pages.totals(), others.totals()]
      return {
        entries: main.entries + rest.entries,
        otherEntries: rest.entries,
        bytes: main.bytes + rest.bytes,
        evictions: main.evictions + rest.evictions,
      }
    },
  }
}

const never = Number.NEGATIVE_INFINITY

function sizeOf({ key, tags, answer }: Entry): number {
  const tagBytes = tags.reduce((sum, tag) => sum + tagOverhead + tag.length, 0)
  return entryOverhead + key.length + tagBytes + bytesOf(answer)
}
