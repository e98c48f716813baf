import { isDeepStrictEqual } from 'node:util'
import { claimPaths } from '#/catalogue/urls/claim-paths.server.ts'
import type { Db } from '#/db/client.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { contentPath, writtenPath } from './content-path.ts'
import { contentListTag, contentTag } from './content.server.ts'
import {
  findDocument,
  listPages,
  listVersions,
  type PageRow,
  type Version,
  writePage,
  writePublication,
  writeVersion,
} from './content.store.server.ts'
import type { PageDocument } from './page-document.ts'
import type { Period } from './period.ts'

/** A page as its files have it; the path has passed `contentPath`. */
export type PageSource = { key: string; path: string; document: PageDocument }

/** The author and the time of a change, which are stored with it. */
export type Edit = { author: string; now: Date }

export type SavedPage = { key: string; version: number; isNew: boolean }

/**
 * Saves pages, all of them or none. A page that differs from its newest version gets a new one, which is not
 * shown before it is published.
 */
export async function savePages(
  db: Db,
  pages: readonly PageSource[],
  edit: Edit,
): Promise<SavedPage[]> {
  return db.transaction(async (tx) => {
    for (const { path } of pages) requirePath(path)
    const saved: (SavedPage & { id: number; path: string })[] = []
    for (const page of pages) saved.push({ ...(await savePage(tx, page, edit)), path: page.path })
    const paths = saved.map(({ id, path }) => ({ path, kind: 'content' as const, entityId: id }))
    const pathTags = await claimPaths(tx, paths)
    await purgeTags(tx, [...pathTags, contentListTag, ...saved.map(({ id }) => contentTag(id))])
    return saved.map(({ key, version, isNew }) => ({ key, version, isNew }))
  })
}

async function savePage(tx: Db, { key, path, document }: PageSource, { author, now }: Edit) {
  const id = await writePage(tx, { key, path })
  const [newest] = await listVersions(tx, id)
  const current = newest ? await findDocument(tx, id, newest.number) : null
  if (newest && isDeepStrictEqual(current, document))
    return { id, key, version: newest.number, isNew: false }
  const version = await writeVersion(tx, { pageId: id, document, author, savedAt: now })
  return { id, key, version, isNew: true }
}

/** A release may reserve a path for a page of the shop that an older one gave to content. */
function requirePath(path: string): void {
  const checked = contentPath(writtenPath(path))
  if ('reason' in checked) throw new Error(checked.reason)
}

/** Shows a version of a page during a period; null takes the page down. */
export async function publish(
  db: Db,
  {
    key,
    version,
    site = null,
    from,
    until = null,
  }: { key: string; version: number | null } & Period,
  { author, now }: Edit,
): Promise<void> {
  const start = from ?? now
  if (until !== null && until <= start) throw new Error('The end must be after the beginning.')
  await db.transaction(async (tx) => {
    const { id, path } = await loadPageRow(tx, key)
    if (version !== null) requirePath(path)
    if (version !== null && (await findDocument(tx, id, version)) === null)
      throw new Error(`"${key}" has no version ${version}.`)
    await writePublication(tx, {
      pageId: id,
      version,
      site,
      from: start,
      until,
      author,
      createdAt: now,
    })
    await purgeTags(tx, [contentListTag, contentTag(id)])
  })
}

export const listContent = (db: Db): Promise<PageRow[]> => listPages(db)

export async function listHistory(db: Db, key: string): Promise<Version[]> {
  return listVersions(db, (await loadPageRow(db, key)).id)
}

/** One version of a page, the newest unless another is named. */
export async function loadVersionOf(
  db: Db,
  key: string,
  number?: number,
): Promise<{ path: string; number: number; document: PageDocument }> {
  const page = await loadPageRow(db, key)
  const newest = (await listVersions(db, page.id))[0]?.number
  const wanted = number ?? newest
  const document = wanted === undefined ? null : await findDocument(db, page.id, wanted)
  if (wanted === undefined || !document) throw new Error(`"${key}" has no version ${wanted}.`)
  return { path: page.path, number: wanted, document }
}

export async function loadPageRow(db: Db, key: string): Promise<PageRow> {
  const page = (await listPages(db)).find((each) => each.key === key)
  if (!page) throw new Error(`There is no page "${key}".`)
  return page
}
