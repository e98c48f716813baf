import { sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { dayMs } from '#/platform/config/durations.ts'

/** A job whose last try failed. */
export type FailedJob = {
  id: string
  name: string
  attempts: number
  error: string | null
  addedAt: Date
  /** The time of the next try; null if there will be none. */
  nextAt: Date | null
  isRunning: boolean
}

/**
 * Long enough to mend what failed; the payloads of jobs hold addresses and texts of customers. Each failure sets
 * `run_at`, the last one to when it would have been tried again.
 */
const retentionDays = 30

/** A process that dies with the last try leaves no error behind. */
const isGivenUp = sql`(attempts >= max_attempts and locked_at is null)`
const hasFailed = sql`(last_error is not null or ${isGivenUp})`

type Row = Omit<FailedJob, 'addedAt' | 'nextAt'> & { addedAt: string; nextAt: string | null }

/** Whether a shop was ever started on this database: its first process makes the tables of jobs. */
export async function hasJobTables(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass('graphile_worker.jobs') is not null as "isThere"`,
  )
  return rows[0]?.isThere === true
}

/** Those that are not tried again come first. */
export async function readFailedJobs(db: Db, limit: number): Promise<FailedJob[]> {
  const { rows } = await db.execute<Row>(sql`
    select id::text, task_identifier as name, attempts, last_error as error,
      created_at::text as "addedAt", locked_at is not null as "isRunning",
      case when ${isGivenUp} then null else run_at::text end as "nextAt"
    from graphile_worker.jobs where ${hasFailed}
    order by ${isGivenUp} desc, run_at desc limit ${limit}`)
  return rows.map(({ addedAt, nextAt, ...row }) => ({
    ...row,
    addedAt: new Date(addedAt),
    nextAt: nextAt === null ? null : new Date(nextAt),
  }))
}

export type FailedJobCounts = { waiting: number; 'given-up': number }

export async function countFailedJobs(db: Db): Promise<FailedJobCounts> {
  const { rows } = await db.execute<{ failed: number; givenUp: number }>(sql`
    select count(*)::int as failed, count(*) filter (where ${isGivenUp})::int as "givenUp"
    from graphile_worker.jobs where ${hasFailed}`)
  const { failed, givenUp } = rows[0] ?? { failed: 0, givenUp: 0 }
  return { waiting: failed - givenUp, 'given-up': givenUp }
}

/** Begins anew with all its tries; false if there is no failed job with this id that is not running. */
export async function retryJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where id = ${id}::bigint and ${hasFailed}),
      run_at => now(), attempts => 0)`)
  return rows.length > 0
}

/** Drops it for good; false if there is no failed job with this id that is not running. */
export async function deleteJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs where id = ${id}::bigint and ${hasFailed}))`)
  return rows.length > 0
}

export async function deleteOldFailedJobs(db: Db, now: Date): Promise<void> {
  const end = new Date(now.getTime() - retentionDays * dayMs)
  await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where ${isGivenUp} and run_at < ${end.toISOString()}::timestamptz))`)
}
