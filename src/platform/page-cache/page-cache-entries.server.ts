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
  /** Until then the page may stand in for a render that fails. */
  coverUntil: number
  /** After a failed render the old page is given at once until then, instead of trying for everyone. */
  retryAt: number
  hits: number
}

export type Lifetimes = {
  maxBytes: number
  /** How long a page is answered without a second thought. */
  freshMs: number
  /** How long after that it is still answered while a new one is rendered behind the shopper's back. */
  staleMs: number
  /** How long after its freshness, or after a purge, it may cover up for a render that fails. */
  staleOnErrorMs: number
}

export type EntriesOptions = Lifetimes & {
  now: () => number
  onPolished: (key: string, bytes: { before: number; after: number }) => void
}

// Anyone can invent addresses. What is not a page of the shop, above all "not found" and redirects,
// gets a small shelf of its own and a short life, so that it pushes no page out.
const othersShare = 1 / 50
const othersFreshMs = 30_000

// What the heap showed beside the bodies, over 5,000 entries: objects, header lists and Map slots for
// each entry, a string and a place in the index for each tag.
const entryOverhead = 1500
const tagOverhead = 72

const retryAfterMs = 1000
const recompressAtHits = 2

export type Entries = ReturnType<typeof createEntries>

/** The stored pages: how long each may be given for what, how much room they take, which are purged. */
export function createEntries(options: EntriesOptions) {
  const { now } = options
  const pages = createLruByBytes<Entry>(options.maxBytes * (1 - othersShare))
  const others = createLruByBytes<Entry>(options.maxBytes * othersShare)
  const shelfOf = ({ status }: { status: number }) => (status === 200 ? pages : others)
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
      coverUntil: freshUntil + options.staleOnErrorMs,
      retryAt: never,
    }
  }

  /** Null when the page is too large to be kept. */
  function keep(key: string, page: RenderedPage, rendered: Answer): Entry | null {
    const old = peek(key)
    // Nothing changed: the old answer may be better compressed and is kept, with a new lease.
    const isSame = rendered.etag !== null && old?.answer.etag === rendered.etag
    const answer = isSame ? old.answer : rendered
    if (!isSame) pack(answer)
    const { tags } = page
    const entry: Entry = { key, answer, tags, bytes: 0, hits: 0, ...lifetime(page, now()) }
    entry.bytes = sizeOf(entry)
    if (isSame) entry.hits = old.hits
    const shelf = shelfOf(page)
    if (old && shelfOf(old.answer) !== shelf) shelfOf(old.answer).remove(key)
    return shelf.put(entry) ? entry : null
  }

  /** Counts the bytes anew after a coding was made; one that makes the page too large is dropped. */
  function weigh(entry: Entry): void {
    const shelf = shelfOf(entry.answer)
    if (shelf.resize(entry, sizeOf(entry))) return
    pack(entry.answer)
    shelf.resize(entry, sizeOf(entry))
  }

  /** A purged page is never given again, except to cover up for a render that fails. */
  function expire(entries: Iterable<Entry>): number {
    let expired = 0
    for (const entry of entries) {
      if (entry.staleUntil !== never) {
        expired += 1
        entry.coverUntil = Math.min(entry.coverUntil, now() + options.staleOnErrorMs)
      }
      entry.freshUntil = never
      entry.staleUntil = never
      entry.retryAt = never
    }
    return expired
  }

  return {
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
    clear() {
      pages.clear()
      others.clear()
    },
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
