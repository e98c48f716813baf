import { sql } from 'drizzle-orm'
import type { Hop, PagePath, PathKind, TakenPath } from './path-kind.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

type HopRow = {
  path: string
  page: PathKind | null
  entity_id: number | null
  target: string | null
  status: 301 | 302 | null
}

/** The pages and redirects at some paths, pages first, in one query. */
export async function findHops(db: Executor, paths: readonly string[]): Promise<Hop[]> {
  const result = await db.execute<HopRow>(sql`
    select path, kind as page, entity_id, null as target, null::integer as status
    from addresses where path in (select json_array_elements_text(${JSON.stringify(paths)}::json))
    union all
    select path, null, null, target, status
    from redirects where path in (select json_array_elements_text(${JSON.stringify(paths)}::json))`)
  return result.rows.flatMap((row): Hop[] => {
    if (row.page !== null && row.entity_id !== null)
      return [{ kind: 'page', path: row.path, page: row.page, entityId: row.entity_id }]
    if (row.target !== null && row.status !== null)
      return [{ kind: 'redirect', path: row.path, target: row.target, status: row.status }]
    return []
  })
}

/** Paths that another page has already, unless that page moves away in the same write. */
export async function findTaken(db: Executor, pages: readonly PagePath[]): Promise<TakenPath[]> {
  const taken = await db.execute<TakenPath>(sql`
    select a.path, a.kind from ${incoming(pages)} join addresses a on a.path = r.path
    where (a.kind, a.entity_id) is distinct from (r.kind, r."entityId")
      and not exists (
        select 1 from ${incoming(pages, 'm')}
        where m.kind = a.kind and m."entityId" = a.entity_id and m.path <> a.path)`)
  return taken.rows
}

/**
 * Gives each page its path. A page that moves leaves a redirect behind, so that external links keep
 * working; a redirect from a path that now has a page is deleted.
 */
export async function writePagePaths(db: Executor, pages: readonly PagePath[]): Promise<string[]> {
  if (pages.length === 0) return []
  const moved = await db.execute<{ old_path: string; new_path: string }>(sql`
    delete from addresses a using ${incoming(pages)}
    where a.kind = r.kind and a.entity_id = r."entityId" and a.path <> r.path
    returning a.path as old_path, r.path as new_path`)
  const added = await db.execute<{ path: string }>(sql`
    insert into addresses (path, kind, entity_id) select r.path, r.kind, r."entityId" from ${incoming(pages)}
    on conflict (path) do nothing returning path`)
  const redirects = moved.rows.map(({ old_path, new_path }) => ({
    path: old_path,
    target: `/${new_path}/`,
    status: 301,
  }))
  await db.execute(sql`
    insert into redirects (path, target, status)
    select path, target, status from json_to_recordset(${JSON.stringify(redirects)}::json)
      as r(path text, target text, status integer)
    on conflict (path) do update set target = excluded.target, status = excluded.status`)
  await db.execute(sql`delete from redirects d using ${incoming(pages)} where d.path = r.path`)
  return [...moved.rows.map(({ old_path }) => old_path), ...added.rows.map(({ path }) => path)]
}

const incoming = (pages: readonly PagePath[], name = 'r') =>
  sql`json_to_recordset(${JSON.stringify(pages)}::json) as ${sql.raw(name)}(path text, kind text, "entityId" integer)`
