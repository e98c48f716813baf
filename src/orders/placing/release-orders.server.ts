import type { Db } from '#/db/client.server.ts'
import type { PaymentProvider } from '#/payments/payment-provider.ts'
import { settings } from '#/platform/config/settings.ts'
import { withinLimit } from '#/platform/http/within-limit.server.ts'
import { tryStep } from '#/orders/order/order-steps.server.ts'
import { readPendingSince } from '#/orders/order/orders.store.server.ts'
import { providerOf } from './payment-providers.server.ts'

type Asking = {
  /** Who is asked about the payments of a method. */
  findProvider?: (method: string) => PaymentProvider | null
  patienceMs?: number
}

/**
 * Settles orders whose payment nobody has heard of for too long. The provider may know more than we do,
 * when a process died between his answer and our writing it down; only what he knows nothing of is given
 * up. An order he cannot be asked about, or does not answer for, waits for the next time.
 */
export async function releaseUnpaid(db: Db, now: Date, asking: Asking = {}): Promise<void> {
  const since = new Date(now.getTime() - settings.payment.pendingMinutes * 60_000)
  const failures: unknown[] = []
  for (const order of await readPendingSince(db, since))
    await settle(db, order, { now, ...asking }).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some payments could not be settled.')
}

type Pending = { id: number; attemptId: string; method: string }

async function settle(
  db: Db,
  { id, attemptId, method }: Pending,
  {
    now,
    findProvider = providerOf,
    patienceMs = settings.payment.patienceMs,
  }: Asking & { now: Date },
): Promise<void> {
  const provider = findProvider(method)
  if (!provider) throw new Error(`No payment provider is known for "${method}".`)
  const answer = await withinLimit(provider.find(attemptId), patienceMs)
  const step = answer === null ? 'time-out' : answer === 'authorised' ? 'pay' : 'decline'
  const { isTaken } = await tryStep(db, { id }, step, { now })
  // An authorisation that comes after this must find nobody.
  if (isTaken && step === 'time-out') await withinLimit(provider.release(attemptId), patienceMs)
}
