import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'

/** A database or a transaction. */
export type Executor = Pick<Db, 'execute'>

export type Written<Row> = Row & { created: boolean }

type Upsert<Row> = {
  table: string
  /** Columns taken from the rows, with their Postgres types. */
  columns: Record<string, string>
  /** Columns computed from the row `r`, such as the id of an SKU. */
  computed?: Record<string, SQL>
  /** Set when a row is new or changed; they do not count as a change themselves. */
  stamps?: Record<string, SQL>
  /** Set only when the row is created. */
  atBirth?: Record<string, SQL>
  /** Fields of the row that only `computed` reads. */
  extra?: Record<string, string>
  key: readonly string[]
  returning: readonly (keyof Row & string)[]
  rows: readonly object[]
}

/** Small enough that one statement stays well below a second, large enough to save round trips. */
const batchSize = 5_000

/**
 * Writes only rows that differ and returns them, so that a second run of the same import changes
 * nothing. Rows are sent as one JSON parameter, which is faster than a placeholder for each value.
 */
export async function upsert<Row extends object>(
  db: Executor,
  input: Upsert<Row>,
): Promise<Written<Row>[]> {
  const written: Written<Row>[] = []
  const rows = lastOfEachKey(input.rows, input.key)
  for (let from = 0; from < rows.length; from += batchSize) {
    const statement = upsertStatement(input, JSON.stringify(rows.slice(from, from + batchSize)))
    const result = await db.execute(statement)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns are those in `returning`
    written.push(...(result.rows as Written<Row>[]))
  }
  return written
}

function upsertStatement<Row>(input: Upsert<Row>, json: string): SQL {
  const {
    table,
    columns,
    computed = {},
    stamps = {},
    atBirth = {},
    extra = {},
    key,
    returning,
  } = input
  const names = [
    ...Object.keys(columns),
    ...Object.keys(computed),
    ...Object.keys(stamps),
    ...Object.keys(atBirth),
  ]
  const values = [
    ...Object.keys(columns).map((name) => sql.raw(`r.${quote(name)}`)),
    ...Object.values(computed),
    ...Object.values(stamps),
    ...Object.values(atBirth),
  ]
  const fields = Object.entries({ ...columns, ...extra }).map(
    ([name, type]) => `${quote(name)} ${type}`,
  )
  const compared = [...Object.keys(columns), ...Object.keys(computed)].filter(
    (name) => !key.includes(name),
  )
  const changed = [...compared, ...Object.keys(stamps)].map(
    (name) => `${quote(name)} = excluded.${quote(name)}`,
  )
  const isDistinct = compared.map(
    (name) => `t.${quote(name)} is distinct from excluded.${quote(name)}`,
  )
  const onConflict =
    compared.length === 0
      ? sql.raw('do nothing')
      : sql.raw(`do update set ${changed.join(', ')} where ${isDistinct.join(' or ')}`)
  const returned = [...returning.map((name) => `t.${quote(name)}`), '(t.xmax = 0) as created']
  return sql`
    insert into ${sql.raw(quote(table))} as t (${sql.raw(names.map(quote).join(', '))})
    select ${sql.join(values, sql.raw(', '))}
    from json_to_recordset(${json}::json) as r(${sql.raw(fields.join(', '))})
    on conflict (${sql.raw(key.map(quote).join(', '))}) ${onConflict}
    returning ${sql.raw(returned.join(', '))}`
}

const quote = (name: string) => `"${name}"`

/** The last of several rows with the same key wins, as a later file does. */
function lastOfEachKey(rows: readonly object[], key: readonly string[]): object[] {
  const byKey = new Map<string, object>()
  for (const row of rows)
    byKey.set(key.map((name) => String(Reflect.get(row, name))).join('\u0000'), row)
  return [...byKey.values()]
}
