import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import {
  contentPages,
  contentPreviews,
  contentPublications,
  contentVersions,
} from '#/db/tables/content.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { sites } from '#/platform/config/sites.ts'
import { type PageDocument, storedPage } from './page-document.ts'
import type { Publication } from './publication.ts'

type StoredPublication = Publication & { author: string; createdAt: Date }
export type PageRow = { id: number; key: string; path: string; publications: StoredPublication[] }

/** Every page with all its publications, sorted by path. */
export async function listPages(db: Db): Promise<PageRow[]> {
  const [pages, publications] = await Promise.all([
    db.select().from(contentPages).orderBy(contentPages.path),
    db.select().from(contentPublications).orderBy(contentPublications.id),
  ])
  const byPage = Map.groupBy(publications, ({ pageId }) => pageId)
  return pages.map((page) => ({
    ...page,
    publications: (byPage.get(page.id) ?? []).map(({ pageId: _pageId, site, ...each }) => ({
      ...each,
      site: sites.find(({ id }) => id === site)?.id ?? null,
    })),
  }))
}

const toDocument = (stored: unknown): PageDocument =>
  fromStored(storedPage, stored, 'content_versions.document')

export async function findDocument(
  db: Db,
  pageId: number,
  number: number,
): Promise<PageDocument | null> {
  const [row] = await db
    .select({ document: contentVersions.document })
    .from(contentVersions)
    .where(and(eq(contentVersions.pageId, pageId), eq(contentVersions.number, number)))
  return row ? toDocument(row.document) : null
}

const isPublished = and(
  eq(contentPublications.pageId, contentVersions.pageId),
  eq(contentPublications.version, contentVersions.number),
)

/** Every version of every page: a preview shows the pictures of a draft, too. */
export async function listDocuments(db: Db): Promise<PageDocument[]> {
  const rows = await db.select({ document: contentVersions.document }).from(contentVersions)
  return rows.map(({ document }) => toDocument(document))
}

export const versionKey = (pageId: number, version: number | null) => `${pageId}.${version}`

/** Every version below a path that is, was or will be shown, by `versionKey`. */
export async function listDocumentsBelow(
  db: Db,
  path: string,
): Promise<ReadonlyMap<string, PageDocument>> {
  const rows = await db
    .selectDistinctOn([contentVersions.pageId, contentVersions.number], {
      pageId: contentVersions.pageId,
      number: contentVersions.number,
      document: contentVersions.document,
    })
    .from(contentVersions)
    .innerJoin(contentPages, eq(contentPages.id, contentVersions.pageId))
    .innerJoin(contentPublications, isPublished)
    .where(sql`starts_with(${contentPages.path}, ${`${path}/`})`)
  return new Map(
    rows.map(({ pageId, number, document }) => [versionKey(pageId, number), toDocument(document)]),
  )
}

export type Version = { number: number; author: string; savedAt: Date }

/** The versions of a page, the newest first. */
export const listVersions = (db: Db, pageId: number): Promise<Version[]> =>
  db
    .select({
      number: contentVersions.number,
      author: contentVersions.author,
      savedAt: contentVersions.savedAt,
    })
    .from(contentVersions)
    .where(eq(contentVersions.pageId, pageId))
    .orderBy(desc(contentVersions.number))

/** The page's id; the row stays locked, so that two writers cannot give out the same version number. */
export async function writePage(db: Db, page: { key: string; path: string }): Promise<number> {
  const [row] = await db
    .insert(contentPages)
    .values(page)
    .onConflictDoUpdate({ target: contentPages.key, set: { path: page.path } })
    .returning({ id: contentPages.id })
  if (!row) throw new Error('The page was not written')
  return row.id
}

export async function writeVersion(
  db: Db,
  version: { pageId: number; document: PageDocument; author: string; savedAt: Date },
): Promise<number> {
  const [row] = await db
    .insert(contentVersions)
    .values({
      ...version,
      number: sql`(select coalesce(max(number), 0) + 1 from content_versions where page_id = ${version.pageId})`,
    })
    .returning({ number: contentVersions.number })
  if (!row) throw new Error('The version was not written')
  return row.number
}

export async function writePublication(
  db: Db,
  publication: Omit<StoredPublication, 'id'> & { pageId: number },
): Promise<void> {
  await db.insert(contentPublications).values(publication)
}

type Preview = { pageId: number; version: number; expiresAt: Date }

export async function writePreview(
  db: Db,
  preview: Preview & { tokenHash: string },
): Promise<void> {
  await db.insert(contentPreviews).values(preview)
}

export async function readPreview(db: Db, tokenHash: string, now: Date): Promise<Preview | null> {
  const [row] = await db
    .select()
    .from(contentPreviews)
    .where(and(eq(contentPreviews.tokenHash, tokenHash), gt(contentPreviews.expiresAt, now)))
  return row ?? null
}

export async function deleteOldPreviews(db: Db, now: Date): Promise<void> {
  await db.delete(contentPreviews).where(lte(contentPreviews.expiresAt, now))
}
