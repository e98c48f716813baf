import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, run, runMigrations, type Runner, type Task, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import * as v from 'valibot'
import type { Db } from '#/db/client.server.ts'
import { pulseTimes, startPulse, unlock, type PulseTimes } from './job-pulse.server.ts'
import type { Log } from '#/platform/config/log.server.ts'
import type { Job, NewPayload } from './job.ts'

export type { Task, TaskList }

type JobOptions = {
  pgPool: pg.Pool
  tasks: TaskList
  crontab: string
  log: Log
  times?: PulseTimes
  events?: EventEmitter
}
type Working = { runner: Runner; poolId: string }

/** The delay before the queue is started again after a failure. */
const pauseMs = 1_000

/**
 * Works the queue in this process; several processes share it. A job runs again if its task throws or its process
 * dies or is silent for half a minute. When the queue gives up, as it does after a long database
 * outage, it is started again.
 */
export async function startJobs(options: JobOptions): Promise<{ stop(): Promise<void> }> {
  const { pgPool, log, times = pulseTimes } = options
  let working = await startRunner(options)
  const stopping = new AbortController()
  const pulse = startPulse({ pgPool, log, times, poolId: () => working.poolId })

  async function keepRunning() {
    await working.runner.promise.catch((error: unknown) =>
      log.error({ err: error }, 'the job queue gave up and is started again'),
    )
    const { poolId: gone } = working
    while (!stopping.signal.aborted) {
      try {
        // Jobs that finished but could not be recorded run again; mail jobs skip what was already sent.
        await unlock(pgPool, [gone])
        working = await startRunner(options)
        if (stopping.signal.aborted) await working.runner.stop()
        else void keepRunning()
        return
      } catch {
        await sleep(pauseMs)
      }
    }
  }
  void keepRunning()

  return {
    async stop() {
      stopping.abort()
      pulse.stop()
      await working.runner.stop()
    },
  }
}

async function startRunner(options: JobOptions): Promise<Working> {
  const { pgPool, tasks, crontab, log, events = new EventEmitter() } = options
  let poolId = ''
  events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    poolId = workerPool.id
  })
  const runner = await run({
    pgPool,
    taskList: tasks,
    crontab,
    events,
    concurrency: 4,
    noHandleSignals: true,
    // Tasks that can stop halfway get the abort signal at once; all others are waited for.
    gracefulShutdownAbortTimeout: 0,
    // Without delays a finished job is recorded before the process ends; otherwise a mail might go out twice.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: quietLogger(log),
  })
  return { runner, poolId }
}

export async function migrateJobs(pgPool: pg.Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool, logger: quietLogger(log) })
}

/** With the queue's pauses (e seconds after the first try, e² after the second, six hours at most) four days. */
const maxAttempts = 25

/** Enqueues in the caller's own transaction: the job exists if and only if the change does. */
export async function addJob<Kind extends Job>(
  db: Db,
  { name }: Kind,
  payload: NewPayload<Kind>,
  { queue = null, priority = 0, delayMs = 0 }: JobTiming = {},
): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    max_attempts => ${maxAttempts}::integer, queue_name => ${queue}::text, priority => ${priority}::integer,
    run_at => now() + ${delayMs} * interval '1 millisecond')`)
}

type JobTiming = {
  /** Jobs of one queue run one after the other, however many processes there are. */
  queue?: string | null
  /** The lowest number runs first. */
  priority?: number
  /** The least delay before the job runs. */
  delayMs?: number
}

/**
 * For a job whose work would reveal what the response hides: it starts at a random time after the
 * response, so that the load it causes cannot be timed.
 */
export const afterRandomDelay = (): JobTiming => ({ delayMs: randomInt(1_000, 3_000) })

/**
 * Only the queue's errors and warnings keep their level; everything else is logged for debugging. The queue's own words
 * about a job quote its error, and its details hold the payload, such as a whole mail, so neither is logged.
 */
const quietLogger = (log: Log) =>
  new Logger(() => (level, message, meta) => {
    const details = detailsOf(meta)
    const text = details.job ? 'a job failed' : message
    if (level === 'error') log.error(details, text)
    else if (level === 'warning') log.warn(details, text)
    else log.debug({}, details.job ? 'a job' : message)
  })

const loggedJob = v.object({ id: v.string(), task_identifier: v.string(), attempts: v.number() })

function detailsOf({ error, job }: { error?: unknown; job?: unknown }) {
  const known = v.safeParse(loggedJob, job)
  const { id, task_identifier: name, attempts } = known.success ? known.output : {}
  return { ...(error ? { err: error } : {}), ...(id && { job: { id, name, attempts } }) }
}
