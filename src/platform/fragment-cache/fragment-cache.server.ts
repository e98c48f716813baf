import type { Fragments } from './fragments.ts'
import { bytesFrom } from '#/platform/page-cache/page-cache-bytes.server.ts'

type Mark = { key: string; bytes: Buffer | null; isAnnounced: boolean }

/** One page being rendered: where its kept parts stand, and how they come to be there. */
export type PageFragments = Fragments & {
  /** Takes the marks out of a rendered page: known parts are put in, new ones are kept. */
  settle(page: string): Buffer
}

/** HTML by everything it is made from, so that it can be missing but never wrong. */
export function createFragmentStore({ mostBytes }: { mostBytes: number }) {
  // Two shelves: when the first is full it becomes the second, and what was not asked for since is gone
  // with the one before. To put each part at the end of one queue whenever it is used would cost more.
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

  function keep({ key, isAnnounced }: Mark, html: string) {
    if (find(key) === null && isKeepable(html, isAnnounced)) put(key, bytesFrom(html))
  }

  const scopes = new Map<string, number>()
  let lastScope = 0

  /** A number in the place of a long text; none is ever given twice. */
  function scopeOf(shared: string): number {
    const known = scopes.get(shared)
    if (known !== undefined) return known
    if (scopes.size >= mostScopes) scopes.clear()
    scopes.set(shared, (lastScope += 1))
    return lastScope
  }

  /** `shared` is what every part of the page may be made from: site, language, country, menu. */
  function openPage(shared: string): PageFragments {
    const scope = scopeOf(shared)
    const marks: Mark[] = []
    return {
      mark(what, isAnnounced = false) {
        const key = `${scope} ${JSON.stringify(what)}`
        const bytes = find(key)
        marks.push({ key, bytes, isAnnounced })
        return { tag: `${markName}${marks.length - 1}`, isKnown: bytes !== null }
      },
      settle(page) {
        const known = marks.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0)
        const writer = startWriting(page.length * mostBytesOfLetter + known)
        let done = 0
        for (const [i, mark] of marks.entries()) {
          const { bytes } = mark
          const [opening, closing] = [`<${markName}${i}>`, `</${markName}${i}>`]
          const start = page.indexOf(opening, done)
          const end = page.indexOf(closing, start)
          // rendered, but not shown after all
          if (start < 0 || end < 0) continue
          const part = bytes ?? page.slice(start + opening.length, end)
          writer.add(page.slice(done, start))
          writer.add(part)
          done = end + closing.length
          if (typeof part === 'string') keep(mark, part)
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

const mostBytesOfLetter = 3
let sheet = Buffer.allocUnsafeSlow(0)

/** One sheet for all pages, which is grown where one needs more: to count a page's bytes first costs as much as to write them. */
function startWriting(mostBytes: number) {
  if (sheet.length < mostBytes) sheet = Buffer.allocUnsafeSlow(mostBytes)
  let at = 0
  return {
    add(part: string | Buffer) {
      at += typeof part === 'string' ? sheet.write(part, at) : part.copy(sheet, at)
    },
    end() {
      const bytes = Buffer.allocUnsafeSlow(at)
      sheet.copy(bytes, 0, 0, at)
      return bytes
    },
  }
}

export type FragmentStore = ReturnType<typeof createFragmentStore>

const markName = 'kept-part-'
/** Every country in every language, and some changes of the menu. */
const mostScopes = 400

const sizeOf = (key: string, bytes: Buffer) => 2 * key.length + bytes.length

/**
 * Not what React knows by its place in the page (ids), has announced in the head (pictures fetched at
 * once, unless the page does that itself), has not finished, or would join to the text around it.
 */
const isKeepable = (html: string, isAnnounced: boolean) =>
  html.startsWith('<') &&
  html.endsWith('>') &&
  !isBound.test(html) &&
  (isAnnounced || !fetchedAtOnce.test(html))
const isBound = /_R_|<!--\$[?!~]|<(?:title|meta|link|style|script)\b/
const fetchedAtOnce = /<img(?![^>]*\sloading="lazy")/
