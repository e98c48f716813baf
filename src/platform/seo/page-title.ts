export type TitleSite = { name: string; separator: string }

export type TitleKind = 'main' | 'blogPost' | 'blogTag' | 'blogCategory' | 'collectionScreen'

export type PageTitle =
  | { kind: TitleKind; title: string }
  | { kind: 'error'; statusCode: number; message: string }

/** The translator of the namespace `pageTitle`, which has a template for each kind in both languages. */
export type TranslateTitle = (
  kind: TitleKind,
  values: { title: string; separator: string; site: string },
) => string

/** The title for the browser's tab and search results; an error title leaves out the shop's name. */
export function pageTitle(t: TranslateTitle, site: TitleSite, page: PageTitle): string {
  if (page.kind === 'error') return `${page.statusCode} - ${page.message}`
  const title = page.title.trim()
  if (title === '' || title === site.name) return site.name
  return t(page.kind, { title, separator: site.separator, site: site.name })
}
