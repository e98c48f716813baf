export type ContentsEntry = { id: string; title: string }

/**
 * Gives each second-level heading of sanitised HTML an id, so that it can be linked to. Ids begin with
 * `s-`, since one like `title` could clash with the page's own.
 */
export function withHeadingIds(
  html: string,
  taken: Set<string> = new Set(),
): { html: string; entries: ContentsEntry[] } {
  const entries: ContentsEntry[] = []
  const marked = html.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const title = inner.replaceAll(/<[^>]*>/g, '')
    const id = freeId(title, taken)
    taken.add(id)
    entries.push({ id, title: decodeEntities(title) })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, entries }
}

function freeId(title: string, taken: ReadonlySet<string>): string {
  const words = decodeEntities(title)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const base = `s-${words || 'section'}`
  let id = base
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`
  return id
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decodeEntities = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)

/** The parts of a text that second-level headings begin; the first has none if the text begins without one. */
export const textSections = (html: string): { heading: string; body: string }[] =>
  html
    .split(/(?=<h2[ >])/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [heading = ''] = /^<h2[\s\S]*?<\/h2>/.exec(part) ?? []
      return { heading, body: part.slice(heading.length).trim() }
    })
