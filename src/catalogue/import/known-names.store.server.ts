import { sql } from 'drizzle-orm'
import { type ReferenceKind, referenceKinds } from './import-draft.ts'
import { recordOf } from '#/platform/types/typed-keys.ts'
import type { Executor } from '#/catalogue/write/upsert.store.server.ts'

/** Those of the given names that exist in the shop. */
export async function findKnownNames(
  db: Executor,
  requested: Partial<Record<ReferenceKind, readonly string[]>>,
): Promise<Record<ReferenceKind, Set<string>>> {
  const names = (kind: ReferenceKind) =>
    sql`(select json_array_elements_text(${JSON.stringify(requested[kind] ?? [])}::json))`
  const result = await db.execute<{ kind: ReferenceKind; name: string }>(sql`
    select 'maker' as kind, code as name from makers where code in ${names('maker')}
    union all select 'place', code from places where code in ${names('place')}
    union all select 'attribute', attribute || '=' || value from attribute_values
      where attribute || '=' || value in ${names('attribute')}
    union all select 'category', path from categories where path in ${names('category')}
    union all select 'section', key from sections where key in ${names('section')}
    union all select 'product', sku from products where sku in ${names('product')}
    union all select 'component', sku from products
      where kind = 'component' and sku in ${names('component')}
    union all select 'accessory', slug from products
      where kind = 'accessory' and slug in ${names('accessory')}
    union all select 'variant', sku from variants where sku in ${names('variant')}
    union all select 'priced', sku from products where sku in ${names('priced')}
    union all select 'priced', sku from variants where sku in ${names('priced')}`)
  const known = recordOf(referenceKinds, () => new Set<string>())
  for (const { kind, name } of result.rows) known[kind].add(name)
  return known
}
