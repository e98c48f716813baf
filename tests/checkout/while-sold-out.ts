import { expect, vi } from 'vitest'
import type { TestDatabase } from '../helpers/database.ts'

/**
 * Another buyer takes the last pieces that the condition names, and their transaction ends while `work` waits for
 * them.
 */
export async function whileSoldOut<Result>(
  { pool }: TestDatabase,
  condition: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query(`update stock set on_hand = 0 where ${condition}`)
    const result = work()
    await vi.waitFor(
      async () => {
        const waiting = await pool.query(`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        expect(waiting.rowCount).toBeGreaterThan(0)
      },
      { timeout: 30_000 },
    )
    await other.query('commit')
    return await result
  } finally {
    other.release()
  }
}
