import { sql } from 'drizzle-orm'
import type { CatalogueRows } from '#/catalogue/assemble/catalogue-rows.ts'
import { type Executor, upsert } from './upsert.store.server.ts'

/** Row counts of an import, for one table or in total. */
export type Tally = { created: number; updated: number; unchanged: number }

export const tallyOf = (
  rows: readonly unknown[],
  written: readonly { created: boolean }[],
): Tally => {
  const created = written.filter((row) => row.created).length
  return { created, updated: written.length - created, unchanged: rows.length - written.length }
}

export const writeMakers = (db: Executor, rows: CatalogueRows['makers']) =>
  upsert<{ code: string }>(db, {
    table: 'makers',
    columns: { code: 'text', name: 'text', record: 'jsonb' },
    key: ['code'],
    returning: ['code'],
    rows,
  })

export const writePlaces = (db: Executor, rows: CatalogueRows['places']) =>
  upsert<{ code: string }>(db, {
    table: 'places',
    columns: {
      code: 'text',
      kind: 'text',
      name: 'jsonb',
      country: 'text',
      workshop_queue_days: 'integer',
      serves: 'jsonb',
      position: 'integer',
    },
    key: ['code'],
    returning: ['code'],
    rows: rows.map(({ workshopQueueDays, ...row }) => ({
      ...row,
      workshop_queue_days: workshopQueueDays,
    })),
  })

export const writeAttributeValues = (db: Executor, rows: CatalogueRows['attributeValues']) =>
  upsert<{ attribute: string; value: string }>(db, {
    table: 'attribute_values',
    columns: { attribute: 'text', value: 'text', name: 'jsonb', position: 'integer' },
    key: ['attribute', 'value'],
    returning: ['attribute', 'value'],
    rows,
  })

export const writeSections = (db: Executor, rows: CatalogueRows['sections']) =>
  upsert<{ key: string }>(db, {
    table: 'sections',
    columns: { key: 'text', id: 'integer', position: 'integer', record: 'jsonb' },
    key: ['key'],
    returning: ['key'],
    rows,
  })

/** Writes parents before children, because a child refers to its parent's id. */
export async function writeCategories(db: Executor, rows: CatalogueRows['categories']) {
  const written = []
  const byLevel = Map.groupBy(rows, ({ level }) => level)
  for (const level of [...byLevel.keys()].toSorted((a, b) => a - b))
    written.push(
      ...(await upsert<{ id: number; path: string }>(db, {
        table: 'categories',
        columns: {
          path: 'text',
          level: 'integer',
          position: 'integer',
          name: 'jsonb',
          record: 'jsonb',
        },
        extra: { parentPath: 'text' },
        computed: {
          parent_id: sql.raw('(select c.id from categories c where c.path = r."parentPath")'),
        },
        key: ['path'],
        returning: ['id', 'path'],
        rows: byLevel.get(level) ?? [],
      })),
    )
  return written
}

export const writeRedirects = (db: Executor, rows: CatalogueRows['redirects']) =>
  upsert<{ path: string }>(db, {
    table: 'redirects',
    columns: { path: 'text', target: 'text', status: 'integer' },
    key: ['path'],
    returning: ['path'],
    rows,
  })
