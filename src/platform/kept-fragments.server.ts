import type { Fragments } from './fragments.ts'

type Mark = { key: string; html: string | null }

/** One page being rendered: where its kept parts stand, and how they come to be there. */
export type PageFragments = Fragments & {
  /** Takes the marks out of a rendered page: known parts are put in, new ones are kept. */
  settle(html: string): string
}

/** HTML by everything it is made from, so that it can be missing but never wrong. */
export function createFragmentStore({ mostBytes }: { mostBytes: number }) {
  const kept = new Map<string, string>()
  let bytes = 0

  function find(key: string): string | null {
    const html = kept.get(key)
    if (html === undefined) return null
    // a map remembers its order: what is used goes to its end, so that the first is the longest unused
    kept.delete(key)
    kept.set(key, html)
    return html
  }

  function keep(key: string, html: string) {
    if (kept.has(key) || !isKeepable(html)) return
    // a slice would hold the whole page in memory
    kept.set(key, Buffer.from(html).toString())
    bytes += sizeOf(key, html)
    for (const [oldest, held] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= sizeOf(oldest, held)
    }
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
      mark(what) {
        const key = `${scope} ${JSON.stringify(what)}`
        const html = find(key)
        marks.push({ key, html })
        return { tag: `${markName}${marks.length - 1}`, isKnown: html !== null }
      },
      settle(page) {
        let [settled, done] = ['', 0]
        for (const [i, { key, html }] of marks.entries()) {
          const [opening, closing] = [`<${markName}${i}>`, `</${markName}${i}>`]
          const start = page.indexOf(opening, done)
          const end = page.indexOf(closing, start)
          // rendered, but not shown after all
          if (start < 0 || end < 0) continue
          const part = html ?? page.slice(start + opening.length, end)
          settled += page.slice(done, start) + part
          done = end + closing.length
          if (html === null) keep(key, part)
        }
        return settled + page.slice(done)
      },
    }
  }

  return { openPage, size: () => ({ parts: kept.size, bytes }) }
}

export type FragmentStore = ReturnType<typeof createFragmentStore>

const markName = 'kept-part-'
/** Every country in every language, and some changes of the menu. */
const mostScopes = 400

/** Both are held as two bytes a letter at most. */
const sizeOf = (key: string, html: string) => 2 * (key.length + html.length)

/**
 * Not what React knows by its place in the page (ids), has announced in the head (pictures fetched at
 * once), has not finished, or would join to the text around it.
 */
const isKeepable = (html: string) =>
  html.startsWith('<') && html.endsWith('>') && !isBound.test(html)
const isBound = /_R_|<!--\$[?!~]|<img(?![^>]*\sloading="lazy")|<(?:title|meta|link|style|script)\b/
