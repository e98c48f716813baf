import { languageTags } from '#/i18n/locale.ts'
import { canonicalUrl } from './canonical.ts'
import { escapeXml } from './escape-xml.ts'
import type { Site } from '#/platform/config/sites.ts'

export type SitemapPage = {
  path: string
  changedAt: Date | null
  /** The sites that have this page, so that each language finds its own. */
  sites: readonly Site[]
}

/** Half of what the protocol allows, because each page names its other languages too. */
export const pagesPerSitemap = 25_000

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The pages of one site for search engines (sitemaps.org, with Google's hreflang). */
export const sitemapXml = (site: Site, pages: readonly SitemapPage[]): string =>
  `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">` +
  `${pages.map((page) => urlXml(site, page)).join('')}\n</urlset>\n`

export const sitemapIndexXml = (addresses: readonly string[]): string =>
  `${declaration}<sitemapindex ${namespace}>` +
  addresses.map((address) => `\n<sitemap><loc>${escapeXml(address)}</loc></sitemap>`).join('') +
  '\n</sitemapindex>\n'

function urlXml(site: Site, { path, changedAt, sites }: SitemapPage): string {
  const address = (of: Site) => escapeXml(canonicalUrl(of, { path }) ?? '')
  const others = sites.length > 1 ? sites : []
  const [first] = others
  return [
    '\n<url>',
    `<loc>${address(site)}</loc>`,
    changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '',
    ...others.map((other) => alternate(languageTags[other.defaultLocale], address(other))),
    first ? alternate('x-default', address(first)) : '',
    '</url>',
  ].join('')
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
