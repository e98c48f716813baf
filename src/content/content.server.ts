import { pathTag } from '#/catalogue/urls/claim-paths.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { SceneLook } from '#/drawings/scenery/scene-look.ts'
import { limitCacheLifetime } from '#/platform/page-cache/cache-lifetime.ts'
import { pageNotFound, isRefusal } from '#/platform/api/refusal.ts'
import type { SitemapPage } from '#/platform/seo/sitemap.ts'
import { sites } from '#/platform/config/sites.ts'
import type { Ctx } from '#/visitor/context.ts'
import { readBlock } from './block.ts'
import { sceneOf } from './block-scene.ts'
import {
  findDocument,
  listDocuments,
  listDocumentsBelow,
  listPages,
  type PageRow,
  versionKey,
} from './content.store.server.ts'
import { languagesOf, type PageText, type Template, textFor } from './page-document.ts'
import { changeTimes, lastPublished, liveVersion } from './publication.ts'

export const contentTag = (pageId: number) => `content:${pageId}`

/** The tag of answers that list pages, which any change may alter. */
export const contentListTag = 'content-list'

/** Every page with its publications, shown or not. */
const knownPages = ({ db, liveCache }: Pick<Ctx, 'db' | 'liveCache'>): Promise<PageRow[]> =>
  liveCache.getOrLoad('content', ['content:*'], () => listPages(db))

export type ShownPage = { id: number; template: Template; text: PageText; languages: Locale[] }

/** The page as it is shown now; 404 if it is not, or not in the visitor's language. */
export async function loadContent(ctx: Ctx, pageId: number): Promise<ShownPage> {
  ctx.tags.add(contentTag(pageId))
  const page = (await knownPages(ctx)).find(({ id }) => id === pageId)
  const version = page ? versionNow(ctx, page) : null
  if (version === null) throw pageNotFound()
  return loadVersion(ctx, pageId, version)
}

/** One version of a page as a visitor would see it, published or not. */
export async function loadVersion(ctx: Ctx, pageId: number, version: number): Promise<ShownPage> {
  const document = await findDocument(ctx.db, pageId, version)
  const { site, locale } = ctx.visitor
  const text = document && textFor(document, site.id, locale)
  if (!document || !text) throw pageNotFound()
  const { template } = document
  return { id: pageId, template, text, languages: languagesOf(document, site.id) }
}

/** The id of the page at a path with a route of its own, which the routing lookup leaves out. */
export async function loadContentAt(ctx: Ctx, path: string): Promise<number> {
  ctx.tags.add(pathTag(path))
  const page = (await knownPages(ctx)).find((each) => each.path === path)
  if (!page) throw pageNotFound()
  return page.id
}

/** The page whose blocks stand between the sections of home; null if none is shown. */
export async function findHomeContent(ctx: Ctx): Promise<ShownPage | null> {
  try {
    return await loadContent(ctx, await loadContentAt(ctx, ''))
  } catch (problem) {
    if (isRefusal(problem)) return null
    throw problem
  }
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
  return pages.flatMap((page) => {
    const { path, publications } = page
    // The home page is in the sitemap already.
    if (path === '') return []
    limitCacheLifetime(ctx, changeTimes(publications))
    const shownOn = sites.filter(({ id }) => liveVersion(publications, id, ctx.now) !== null)
    if (!shownOn.includes(ctx.visitor.site)) return []
    return {
      path: `/${path}`,
      changedAt: lastPublished(publications, ctx.visitor.site.id, ctx.now),
      sites: shownOn,
    }
  })
}

/** A page as it is shown now in the visitor's language. */
export type ShownEntry = {
  id: number
  path: string
  /** When it was last published. */
  changedAt: Date
  order: number
  text: PageText
}

/** The pages below a path that are shown now in the visitor's language, in their order. */
export async function listContentBelow(ctx: Ctx, path: string): Promise<ShownEntry[]> {
  ctx.tags.add(contentListTag)
  const { liveCache, db } = ctx
  const documents = await liveCache.getOrLoad(`content-below:${path}`, ['content:*'], () =>
    listDocumentsBelow(db, path),
  )
  const { site, locale } = ctx.visitor
  const entries = (await knownPages(ctx)).flatMap((page): ShownEntry[] => {
    if (!page.path.startsWith(`${path}/`)) return []
    const document = documents.get(versionKey(page.id, versionNow(ctx, page)))
    const text = document && textFor(document, site.id, locale)
    const changedAt = lastPublished(page.publications, site.id, ctx.now)
    if (!text || !changedAt) return []
    return [{ id: page.id, path: page.path, changedAt, order: document.order ?? 999, text }]
  })
  return entries.toSorted((a, b) => a.order - b.order)
}

function versionNow(ctx: Ctx, { publications }: PageRow): number | null {
  limitCacheLifetime(ctx, changeTimes(publications))
  return liveVersion(publications, ctx.visitor.site.id, ctx.now)
}
