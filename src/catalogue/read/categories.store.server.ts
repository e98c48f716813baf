import { sql } from 'drizzle-orm'
import type { NamedAttribute } from '#/catalogue/model/attributes.ts'
import type { Category } from '#/catalogue/model/category.ts'
import type { CategoryRecord } from '#/catalogue/import/import-shop.ts'
import type { Localised } from '#/catalogue/model/localised.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

type CategoryRow = Pick<Category, 'id' | 'path' | 'level' | 'position' | 'name'> & {
  parent_id: number | null
  record: Pick<CategoryRecord, 'title' | 'intro' | 'text' | 'scene' | 'rule'>
}

/** Reads the whole tree: a shop has a few dozen categories, and a page also needs ancestors and children. */
export async function readCategories(db: Executor): Promise<Category[]> {
  const result = await db.execute<CategoryRow>(
    sql`select id, path, parent_id, level, position, name, record from categories order by level, position, id`,
  )
  return result.rows.map(({ parent_id, record, ...row }) => ({
    ...row,
    parentId: parent_id,
    title: record.title ?? row.name,
    intro: record.intro ?? null,
    text: record.text ?? null,
    scene: record.scene ?? null,
    rule: record.rule ?? null,
  }))
}

export type AttributeValue = {
  attribute: NamedAttribute
  value: string
  name: Localised
  position: number
}

export async function readAttributeValues(db: Executor): Promise<AttributeValue[]> {
  const result = await db.execute<AttributeValue>(
    sql`select attribute, value, name, position from attribute_values order by attribute, position, value`,
  )
  return result.rows
}
