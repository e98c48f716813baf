import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { listStoryPages } from '#/blog/stories.server.ts'
import { listContentPages } from '#/content/content.server.ts'
import {
  countSitemapFiles,
  listSitemapPages,
  type SitemapGroup,
  sitemapGroups,
} from '#/catalogue/urls/sitemap.server.ts'
import type { ApiEnv } from '#/platform/api/api-router.server.ts'
import {
  pagesPerSitemap,
  type SitemapPage,
  sitemapIndexXml,
  sitemapXml,
} from '#/platform/seo/sitemap.ts'
import { sites } from '#/platform/config/sites.ts'
import { routes } from '#/app/routes/routes.ts'
import { listStorePages } from '#/stores/stores.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { keysOf } from '#/platform/types/typed-keys.ts'

/** Pages that should not be search results, and the calculator, which only one country has. */
const notForSearch = /^\/(?:-|auth|finance|search|home-v2|rebrand-katy)(?:\/|$)/

const contentPages: ReadonlySet<string> = new Set([
  'content/page/content',
  'cycle-to-work/savings/cycle-to-work',
])

/** The pages of the route table with a fixed path; content pages are listed while they are published. */
const ownPages: readonly SitemapPage[] = routes
  .filter(({ path, page, layout, access }) => {
    const isShown = page !== undefined && layout === undefined && !access
    return isShown && !contentPages.has(page) && !/[:*]/.test(path) && !notForSearch.test(path)
  })
  .map(({ path }) => ({ path, changedAt: null, sites }))

const catalogueGroups = keysOf(sitemapGroups)
const isCatalogueGroup = (name: string): name is SitemapGroup =>
  catalogueGroups.some((group) => group === name)
const groups = [...catalogueGroups, 'posts']
/** `bikes.xml` is the first file, `bikes-2.xml` the second. */
const fileName = /^(pages|bikes|accessories|posts)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/

const xml = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'public, max-age=3600',
}

/** The sitemaps for search engines (named in robots.txt). */
export const sitemaps = new Hono<ApiEnv<Ctx>>()
  .get('/sitemap.xml', compress(), async (c) => {
    const { ctx } = c.var
    const { site } = ctx.visitor
    const counts = await Promise.all(
      groups.map(async (group) => ({ group, files: await countFiles(ctx, group) })),
    )
    const urls = counts.flatMap(({ group, files }) => {
      const count = group === 'pages' ? Math.max(1, files) : files
      return Array.from(
        { length: count },
        (_, index) => `${site.url}/sitemaps/${group}${index === 0 ? '' : `-${index + 1}`}.xml`,
      )
    })
    return c.body(sitemapIndexXml(urls), 200, xml)
  })
  .get('/sitemaps/:file', compress(), async (c) => {
    const [, group, number = '1'] = fileName.exec(c.req.param('file')) ?? []
    const pages = group === undefined ? [] : await listPages(c.var.ctx, group, Number(number))
    // Only files that the index lists exist; the first of each group always does.
    if (group === undefined || (pages.length === 0 && number !== '1')) return c.notFound()
    return c.body(sitemapXml(c.var.ctx.visitor.site, pages), 200, xml)
  })

/** The path of every page in the sitemaps. */
export async function* listAllPages(ctx: Ctx): AsyncGenerator<string, void> {
  for (const group of groups) {
    const files = Math.max(1, await countFiles(ctx, group))
    for (let file = 1; file <= files; file += 1)
      for (const { path } of await listPages(ctx, group, file))
        yield path.endsWith('/') ? path : `${path}/`
  }
}

async function countFiles(ctx: Ctx, group: string): Promise<number> {
  if (isCatalogueGroup(group)) return countSitemapFiles(ctx, ctx.visitor.site, group)
  return Math.ceil((await listStoryPages(ctx)).length / pagesPerSitemap)
}

async function listPages(ctx: Ctx, group: string, file: number): Promise<SitemapPage[]> {
  if (!isCatalogueGroup(group))
    return (await listStoryPages(ctx)).slice((file - 1) * pagesPerSitemap, file * pagesPerSitemap)
  const pages = await listSitemapPages(ctx, group, file)
  if (group !== 'pages' || file > 1) return pages
  return [
    ...ownPages,
    ...(await listStorePages(ctx)),
    ...(await listContentPages(ctx)).filter(({ path }) => !notForSearch.test(path)),
    ...pages,
  ]
}
