import { pathTag } from '#/catalogue/urls/claim-paths.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import { limitCacheLifetime } from '#/platform/page-cache/cache-lifetime.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import type { SitemapPage } from '#/platform/seo/sitemap.ts'
import { sites } from '#/platform/config/sites.ts'
import type { Ctx } from '#/visitor/context.ts'
import { readBlock } from './block.ts'
import { sceneOf } from './block-scene.ts'
import { findDocument, listDocuments, listPages, type PageRow } from './content.store.server.ts'
import { languagesOf, type PageText, type Template, textFor } from './page-document.ts'
import { changeTimes, liveVersion } from './publication.ts'

export const contentTag = (pageId: number) => `content:${pageId}`

/** Every page with its publications, shown or not. */
const knownPages = ({ db, liveCache }: Pick<Ctx, 'db' | 'liveCache'>): Promise<PageRow[]> =>
  liveCache.getOrLoad('content', ['content:*'], () => listPages(db))

export type ShownPage = { id: number; template: Template; text: PageText; languages: Locale[] }

/** The page as it is shown now; 404 if it is not, or not in the visitor's language. */
export async function loadContent(ctx: Ctx, pageId: number): Promise<ShownPage> {
  ctx.tags.add(contentTag(pageId))
  const page = (await knownPages(ctx)).find(({ id }) => id === pageId)
  const version = page ? versionNow(ctx, page) : null
  if (version === null) throw notFound()
  return loadVersion(ctx, pageId, version)
}

/** One version of a page as a visitor would see it, published or not. */
export async function loadVersion(ctx: Ctx, pageId: number, version: number): Promise<ShownPage> {
  const document = await findDocument(ctx.db, pageId, version)
  const { site, locale } = ctx.visitor
  const text = document && textFor(document, site.id, locale)
  if (!document || !text) throw notFound()
  const { template } = document
  return { id: pageId, template, text, languages: languagesOf(document, site.id) }
}

/** The id of the page at a path with a route of its own, which the routing lookup leaves out. */
export async function findContentAt(ctx: Ctx, path: string): Promise<number> {
  ctx.tags.add(pathTag(path))
  const page = (await knownPages(ctx)).find((each) => each.path === path)
  if (!page) throw notFound()
  return page.id
}

/** The landscapes of all versions of all pages. */
export async function listContentLooks(db: Ctx['db']): Promise<SceneLook[]> {
  const documents = await listDocuments(db)
  return documents
    .flatMap(({ texts }) => Object.values(texts))
    .flatMap(({ blocks }) => blocks.flatMap((block) => sceneOf(readBlock(block)) ?? []))
}

/** The pages that the visitor's site shows now, each with all sites that show it, for the sitemap. */
export async function listContentPages(ctx: Ctx): Promise<SitemapPage[]> {
  const pages = await knownPages(ctx)
  return pages.flatMap(({ path, publications }) => {
    limitCacheLifetime(ctx, changeTimes(publications))
    const shownOn = sites.filter(({ id }) => liveVersion(publications, id, ctx.now) !== null)
    if (!shownOn.includes(ctx.visitor.site)) return []
    const begun = publications.map(({ from }) => from).filter((from) => from <= ctx.now)
    const changedAt = begun.length > 0 ? new Date(Math.max(...begun.map(Number))) : null
    return { path: `/${path}`, changedAt, sites: shownOn }
  })
}

function versionNow(ctx: Ctx, { publications }: PageRow): number | null {
  limitCacheLifetime(ctx, changeTimes(publications))
  return liveVersion(publications, ctx.visitor.site.id, ctx.now)
}

export const notFound = () => new Refusal<PlatformRefusal>('page-not-found', { status: 404 })
