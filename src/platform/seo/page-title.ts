export type TitleSite = { name: string; separator: string }

export type TitleKind = 'main' | 'blogPost' | 'blogTag' | 'blogCategory' | 'collectionScreen'

export type PageTitle =
  | { kind: TitleKind; title: string }
  | { kind: 'error'; statusCode: number; message: string }

/** The translator of the area `pageTitle`, where each kind's template stands in both languages. */
export type TranslateTitle = (
  kind: TitleKind,
  values: { title: string; separator: string; site: string },
) => string

/** What the browser's tab and a search result say; an error stands alone, without the shop's name (spec §2). */
export function pageTitle(t: TranslateTitle, site: TitleSite, page: PageTitle): string {
  if (page.kind === 'error') return `${page.statusCode} - ${page.message}`
  const title = page.title.trim()
  if (title === '' || title === site.name) return site.name
  return t(page.kind, { title, separator: site.separator, site: site.name })
}

/** A title for a page that gave itself none: `/bikes/road-bikes/` is "Road Bikes". */
export function titleFromPath(path: string): string {
  const segment = path.split('/').findLast((part) => part !== '') ?? ''
  return segment
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
