import { desc, eq } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { withdrawals } from '#/db/tables/orders.server.ts'
import { withdrawnLines } from '#/orders/order/order.ts'

type Row = typeof withdrawals.$inferSelect
export type WithdrawalRow = Omit<Row, 'lines'> & { lines: readonly string[] }

/** Returns false if the reference is taken. */
export async function insertWithdrawal(db: Db, row: WithdrawalRow): Promise<boolean> {
  const { rowCount } = await db.insert(withdrawals).values(row).onConflictDoNothing()
  return rowCount === 1
}

export async function readWithdrawal(db: Db, reference: string): Promise<WithdrawalRow | null> {
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.reference, reference))
  return row ? toRow(row) : null
}

export async function readNewestWithdrawals(db: Db, limit: number): Promise<WithdrawalRow[]> {
  const rows = await db
    .select()
    .from(withdrawals)
    .orderBy(desc(withdrawals.declaredAt))
    .limit(limit)
  return rows.map(toRow)
}

const toRow = (row: Row): WithdrawalRow => ({
  ...row,
  lines: fromStored(withdrawnLines, row.lines, 'withdrawals.lines'),
})
