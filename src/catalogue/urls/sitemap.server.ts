import { pagesPerSitemap, type SitemapPage } from '#/platform/seo/sitemap.ts'
import { type Site, sites } from '#/platform/config/sites.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { PathKind } from './path-kind.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { countSitemapRows, readSitemapRows } from './sitemap.store.server.ts'

export const sitemapGroups = {
  pages: ['category'],
  bikes: ['parent-bike', 'child-bike'],
  accessories: ['accessory'],
} as const satisfies Record<string, readonly PathKind[]>
export type SitemapGroup = keyof typeof sitemapGroups

/** The pages of one sitemap file of a site; files are counted from 1. */
export async function listSitemapPages(
  { db, visitor: { site } }: Pick<Ctx, 'db' | 'visitor'>,
  group: SitemapGroup,
  file: number,
): Promise<SitemapPage[]> {
  const rows = await readSitemapRows(db, {
    kinds: sitemapGroups[group],
    country: site.defaultCountry,
    limit: pagesPerSitemap,
    offset: (file - 1) * pagesPerSitemap,
  })
  return rows.map(({ path, changedAt, ...sold }) => ({
    path: `/${path}`,
    changedAt,
    sites: sites.filter(({ defaultCountry }) => isSoldIn(sold, defaultCountry)),
  }))
}

/** The number of sitemap files for a group. */
export const countSitemapFiles = async (
  { db }: Pick<Ctx, 'db'>,
  site: Site,
  group: SitemapGroup,
): Promise<number> => {
  const kinds = sitemapGroups[group]
  const pages = await countSitemapRows(db, { kinds, country: site.defaultCountry })
  return Math.ceil(pages / pagesPerSitemap)
}
