import type { Db } from '#/db/client.server.ts'
import { tryStep } from './order-steps.server.ts'
import { readPendingSince } from './orders.store.server.ts'
import { pendingMinutes } from './payment.ts'

/** Orders whose payment nobody has heard of for too long give back what they hold. */
export async function releaseUnpaid(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - pendingMinutes * 60_000)
  const ids = await readPendingSince(db, since)
  for (const id of ids) await tryStep(db, { id }, 'time-out', { now })
  return ids.length
}
