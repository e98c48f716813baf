import type { Fragments } from './fragments.ts'
import { bytesFrom } from '#/platform/page-cache/page-cache-bytes.server.ts'

type Mark = { key: string; bytes: Buffer | null; isAnnounced: boolean }

/** One page being rendered, with the positions of its cached fragments. */
export type PageFragments = Fragments & {
  /** Replaces the marks in a rendered page: cached fragments are put in, new ones are stored. */
  settle(page: string): Buffer
}

/** HTML keyed by everything it is made from, so that an entry can be missing but never wrong. */
export function createFragmentStore({ mostBytes }: { mostBytes: number }) {
  // Two generations: when the first is full it becomes the second, and fragments not used since are dropped
  // with the one before. Moving each fragment to the end of one queue on every use would cost more.
  let recent = new Map<string, Buffer>()
  let older = new Map<string, Buffer>()
  let recentSize = 0
  let olderSize = 0

  function find(key: string): Buffer | null {
    const bytes = recent.get(key)
    if (bytes !== undefined) return bytes
    const old = older.get(key)
    if (old === undefined) return null
    older.delete(key)
    olderSize -= sizeOf(key, old)
    put(key, old)
    return old
  }

  function put(key: string, bytes: Buffer) {
    const size = sizeOf(key, bytes)
    if (size > mostBytes / 2) return
    if (recentSize + size > mostBytes / 2) {
      older = recent
      olderSize = recentSize
      recent = new Map()
      recentSize = 0
    }
    recent.set(key, bytes)
    recentSize += size
  }

  function store({ key, isAnnounced }: Mark, html: string) {
    if (find(key) === null && isCacheable(html, isAnnounced)) put(key, bytesFrom(html))
  }

  const scopes = new Map<string, number>()
  let lastScope = 0

  /** Replaces a long text by a short number; no number is used twice. */
  function scopeOf(shared: string): number {
    const known = scopes.get(shared)
    if (known !== undefined) return known
    if (scopes.size >= maxScopes) scopes.clear()
    scopes.set(shared, (lastScope += 1))
    return lastScope
  }

  /** `shared` is what every fragment of the page may depend on: site, language, country, menu. */
  function openPage(shared: string): PageFragments {
    const scope = scopeOf(shared)
    const marks: Mark[] = []
    return {
      mark(props, isAnnounced = false) {
        const key = `${scope} ${JSON.stringify(props)}`
        const bytes = find(key)
        marks.push({ key, bytes, isAnnounced })
        return { tag: `${markName}${marks.length - 1}`, isKnown: bytes !== null }
      },
      settle(page) {
        const known = marks.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0)
        const writer = startWriting(page.length * maxBytesPerUnit + known)
        let done = 0
        for (const [i, mark] of marks.entries()) {
          const { bytes } = mark
          const [opening, closing] = [`<${markName}${i}>`, `</${markName}${i}>`]
          const start = page.indexOf(opening, done)
          const end = page.indexOf(closing, start)
          // The mark was rendered but is not part of the page after all.
          if (start < 0 || end < 0) continue
          const part = bytes ?? page.slice(start + opening.length, end)
          writer.add(page.slice(done, start))
          writer.add(part)
          done = end + closing.length
          if (typeof part === 'string') store(mark, part)
        }
        writer.add(page.slice(done))
        return writer.end()
      },
    }
  }

  return {
    openPage,
    size: () => ({ parts: recent.size + older.size, bytes: recentSize + olderSize }),
  }
}

const maxBytesPerUnit = 3
let scratch = Buffer.allocUnsafeSlow(0)

/** One buffer for all pages, which grows where needed: counting a page's bytes first costs as much as writing them. */
function startWriting(mostBytes: number) {
  if (scratch.length < mostBytes) scratch = Buffer.allocUnsafeSlow(mostBytes)
  let at = 0
  return {
    add(part: string | Buffer) {
      at += typeof part === 'string' ? scratch.write(part, at) : part.copy(scratch, at)
    },
    end() {
      const bytes = Buffer.allocUnsafeSlow(at)
      scratch.copy(bytes, 0, 0, at)
      return bytes
    },
  }
}

export type FragmentStore = ReturnType<typeof createFragmentStore>

const markName = 'cached-part-'
/** Enough for every country in every language, and some changes of the menu. */
const maxScopes = 400

const sizeOf = (key: string, bytes: Buffer) => 2 * key.length + bytes.length

/**
 * Excludes HTML that depends on its position in the page (React's ids), that React preloads from the head
 * (eager pictures, unless the page does that itself), that is unfinished, or that would join the text
 * around it.
 */
const isCacheable = (html: string, isAnnounced: boolean) =>
  html.startsWith('<') &&
  html.endsWith('>') &&
  !uncacheable.test(html) &&
  (isAnnounced || !eagerPicture.test(html))
const uncacheable = /_R_|<!--\$[?!~]|<(?:title|meta|link|style|script)\b/
const eagerPicture = /<img(?![^>]*\sloading="lazy")/
