import { languageTags } from '#/i18n/locale.ts'
import { canonicalUrl } from './canonical.ts'
import { escapeXml } from './escape-xml.ts'
import type { Site } from '#/platform/config/sites.ts'

export type SitemapPage = {
  path: string
  changedAt: Date | null
  /** The sites that have this page, for the links to its other languages. */
  sites: readonly Site[]
}

/** Half of what the protocol allows, because each page also lists its other languages. */
export const pagesPerSitemap = 25_000

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The sitemap of one site for search engines (sitemaps.org, with Google's hreflang). */
export const sitemapXml = (site: Site, pages: readonly SitemapPage[]): string =>
  `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">` +
  `${pages.map((page) => urlXml(site, page)).join('')}\n</urlset>\n`

export const sitemapIndexXml = (urls: readonly string[]): string =>
  `${declaration}<sitemapindex ${namespace}>` +
  urls.map((url) => `\n<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join('') +
  '\n</sitemapindex>\n'

function urlXml(site: Site, { path, changedAt, sites }: SitemapPage): string {
  const urlOn = (of: Site) => escapeXml(canonicalUrl(of, { path }) ?? '')
  const others = sites.length > 1 ? sites : []
  const [first] = others
  return [
    '\n<url>',
    `<loc>${urlOn(site)}</loc>`,
    changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '',
    ...others.map((other) => alternate(languageTags[other.defaultLocale], urlOn(other))),
    first ? alternate('x-default', urlOn(first)) : '',
    '</url>',
  ].join('')
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
