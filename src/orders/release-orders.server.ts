import type { Db } from '#/db/client.server.ts'
import { withinLimit } from '#/platform/within-limit.server.ts'
import { tryStep } from './order-steps.server.ts'
import { readPendingSince } from './orders.store.server.ts'
import { paymentPatienceMs, type Payments, pendingMinutes } from './payment.ts'

type Asking = { payments: Payments; patienceMs?: number }

/**
 * Settles orders whose payment nobody has heard of for too long. The provider may know more than we do,
 * when a process died between his answer and our writing it down; only what he knows nothing of is given
 * up. An order he cannot be asked about, or does not answer for, waits for the next time.
 */
export async function releaseUnpaid(db: Db, now: Date, asking: Asking): Promise<void> {
  const since = new Date(now.getTime() - pendingMinutes * 60_000)
  const failures: unknown[] = []
  for (const order of await readPendingSince(db, since))
    await settle(db, order, { now, ...asking }).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be settled.')
}

type Pending = { id: number; attemptId: string }

async function settle(
  db: Db,
  { id, attemptId }: Pending,
  { now, payments, patienceMs = paymentPatienceMs }: Asking & { now: Date },
): Promise<void> {
  const answer = await withinLimit(payments.find(attemptId), patienceMs)
  const step = answer === null ? 'time-out' : answer === 'authorised' ? 'pay' : 'decline'
  const { isTaken } = await tryStep(db, { id }, step, { now })
  // a promise that comes after this finds nobody any more
  if (isTaken && step === 'time-out') await withinLimit(payments.release(attemptId), patienceMs)
}
