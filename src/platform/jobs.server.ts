import { sql } from 'drizzle-orm'
import { Logger, run, runMigrations, type Runner, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Db } from '#/db/client.server.ts'
import type { Log } from './log.server.ts'

export type { TaskList }

type JobOptions = { pgPool: pg.Pool; tasks: TaskList; crontab: string; log: Log }

/** Works the queue in this process; several processes share it without doing anything twice. */
export function startJobs({ pgPool, tasks, crontab, log }: JobOptions): Promise<Runner> {
  return run({
    pgPool,
    taskList: tasks,
    crontab,
    concurrency: 4,
    noHandleSignals: true,
    // who can stop halfway is told so at once; all others are waited for
    gracefulShutdownAbortTimeout: 0,
    // only then is a job that is done also written down before this ends; else a mail might go out twice
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: quietLogger(log),
  })
}

export async function migrateJobs(pgPool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool, logger: quietLogger(log) })
}

/** Enqueued with the caller's own transaction: the job exists if and only if the change does. */
export async function addJob(
  db: Db,
  name: string,
  payload: unknown,
  { queue = null, priority = 0 }: Turn = {},
): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    queue_name => ${queue}::text, priority => ${priority}::integer)`)
}

type Turn = {
  /** Jobs of one queue are worked one after the other, however many processes there are. */
  queue?: string | null
  /** The lowest number is worked first. */
  priority?: number
}

/** Its chatter is for debugging; what went wrong is for everyone. */
const quietLogger = (log: Log) =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error') log.error({ meta }, message)
    else if (level === 'warning') log.warn({ meta }, message)
    else log.debug({ meta }, message)
  })
