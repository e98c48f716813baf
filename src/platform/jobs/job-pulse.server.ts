import type pg from 'pg'
import type { Log } from '#/platform/config/log.server.ts'

export type PulseTimes = {
  beatMs: number
  /** The time a process may be silent before its jobs are released to others. */
  goneAfterMs: number
}
export const pulseTimes: PulseTimes = { beatMs: 5_000, goneAfterMs: 30_000 }

type PulseOptions = { pgPool: pg.Pool; log: Log; times: PulseTimes; poolId: () => string }

/**
 * Records regularly that this process works the queue, and unlocks the jobs of processes that have
 * stopped: graphile-worker by itself waits four hours for one that was killed.
 */
export function startPulse({ pgPool, log, times, poolId }: PulseOptions): { stop(): void } {
  /** The start of the current unbroken run of successful beats. */
  let connectedSince: number | null = null

  async function beat() {
    try {
      await pgPool.query(
        `insert into job_pools (id, seen_at) values ($1, now())
         on conflict (id) do update set seen_at = now()`,
        [poolId()],
      )
      connectedSince ??= performance.now()
      // After an outage every process's last beat is old, so the others get time for a new one.
      if (performance.now() - connectedSince < times.goneAfterMs / 2) return
      const unlocked = await unlockGone(pgPool, times.goneAfterMs)
      if (unlocked.length > 0)
        log.warn({ pools: unlocked }, 'the jobs of a process that is gone were released')
    } catch (error) {
      connectedSince = null
      log.debug({ err: error }, 'no sign of life while the database is away')
    }
  }

  let beating = beat()
  const timer = setInterval(() => void (beating = beating.then(beat)), times.beatMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

async function unlockGone(pgPool: pg.Pool, goneAfterMs: number): Promise<string[]> {
  const { rows } = await pgPool.query<{ id: string }>(
    `select locked_by as id from graphile_worker.jobs
     where locked_at < now() - $1 * interval '1 millisecond'
       and not exists (
         select from job_pools where job_pools.id = locked_by
         and job_pools.seen_at > now() - $1 * interval '1 millisecond')
     group by locked_by`,
    [goneAfterMs],
  )
  const gone = rows.map(({ id }) => id)
  if (gone.length > 0) await unlock(pgPool, gone)
  await pgPool.query(`delete from job_pools where seen_at < now() - interval '1 day'`)
  return gone
}

/** Releases the locked jobs of these pools to every worker. */
export async function unlock(pgPool: pg.Pool, poolIds: string[]): Promise<void> {
  await pgPool.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds])
  await pgPool.query('delete from job_pools where id = any($1)', [poolIds])
}
