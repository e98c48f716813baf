import type { Db } from '#/db/client.server.ts'
import type { PaymentProvider } from '#/payments/payment-provider.ts'
import { paymentSettings } from '#/platform/config/settings.ts'
import { withinLimit } from '#/platform/http/within-limit.server.ts'
import { forEachRow } from '#/platform/jobs/for-each-row.ts'
import { tryStep } from '#/orders/order/order-steps.server.ts'
import { readPendingSince } from '#/orders/order/orders.store.server.ts'
import { requireProviderOf } from '#/payments/payment-providers.server.ts'

type ReleaseOptions = {
  /** Finds the provider of a payment method. */
  findProvider?: (method: string) => PaymentProvider
  patienceMs?: number
  /** The most orders that one run asks about. */
  limit?: number
}

/**
 * Settles orders that have been pending for too long. A process may have died before it stored the
 * provider's answer, so the provider is asked first; only unknown payments time out. If the
 * provider is missing or does not answer, the order is tried again in the next run.
 */
export async function releaseUnpaid(
  db: Db,
  now: Date,
  options: ReleaseOptions = {},
): Promise<void> {
  const since = new Date(now.getTime() - paymentSettings.pendingMinutes * 60_000)
  await forEachRow(
    await readPendingSince(db, since, options.limit ?? 100),
    (order) => settle(db, order, { now, ...options }),
    { failure: 'Some payments could not be settled.' },
  )
}

type Pending = { id: number; attemptId: string; method: string }

async function settle(
  db: Db,
  { id, attemptId, method }: Pending,
  {
    now,
    findProvider = requireProviderOf,
    patienceMs = paymentSettings.patienceMs,
  }: ReleaseOptions & { now: Date },
): Promise<void> {
  const answer = await withinLimit(findProvider(method).find(attemptId), patienceMs)
  const step = answer === null ? 'time-out' : answer === 'authorised' ? 'pay' : 'decline'
  await tryStep(db, { id }, step, { now })
}
