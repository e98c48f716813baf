import type { Db } from '#/db/client.server.ts'
import type { PaymentProvider } from '#/payments/payment-provider.ts'
import { paymentSettings } from '#/platform/config/settings.ts'
import { withinLimit } from '#/platform/http/within-limit.server.ts'
import { forEachRow } from '#/platform/jobs/for-each-row.ts'
import type { Order } from '#/orders/order/order.ts'
import type { RefundEvent } from '#/orders/order/order-state.ts'
import { providerOf, requireProviderOf } from '#/payments/payment-providers.server.ts'
import {
  insertRefund,
  insertRefundEvent,
  readRefund,
  readRequestedKeys,
  type Refund,
  type RefundState,
  settleRefundRow,
  settleRefundRowByHand,
} from './refunds.store.server.ts'

type RefundRequest = { key: string; amount: number; now: Date }

/**
 * Stores a refund in the transaction that issues the credit note. The provider is called
 * afterwards, so that a crash in between leaves a refund to retry, never a lost one.
 */
export async function requestRefund(
  tx: Db,
  { id, payment }: Order,
  { key, amount, now }: RefundRequest,
): Promise<void> {
  if (amount === 0) return
  const isByHand = providerOf(payment.method) === null
  const state: RefundState = isByHand ? 'by-hand' : 'requested'
  await insertRefund(tx, { key, orderId: id, amount, state, requestedAt: now })
  if (isByHand) await insertRefundEvent(tx, { orderId: id, step: 'money-by-hand', note: key, now })
}

/**
 * Records that a person has paid a refund which the provider refused, or which was to be sent by hand. Returns false
 * for any other refund, and for one that is recorded already.
 */
export const settleByHand = (
  db: Db,
  { key, orderId }: Pick<Refund, 'key' | 'orderId'>,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isFirst = await settleRefundRowByHand(tx, { key, now })
    const note = `${key}, by hand`
    if (isFirst) await insertRefundEvent(tx, { orderId, step: 'money-refunded', note, now })
    return isFirst
  })

type SettleOptions = {
  now: Date
  /** Limits the run to the refunds of one order. */
  orderId?: number
  findProvider?: (method: string) => PaymentProvider
  patienceMs?: number
  /** The most refunds that one run asks for. */
  limit?: number
}

/**
 * Sends every unsettled refund to its provider under its stored key, which makes retries safe: the
 * provider moves the money only once. Failed requests are tried again in the next run.
 */
export async function settleRefunds(
  db: Db,
  { orderId, limit = 100, ...options }: SettleOptions,
): Promise<void> {
  await forEachRow(
    await readRequestedKeys(db, orderId ?? null, limit),
    (key) => settle(db, key, options),
    { failure: 'Some refunds could not be settled.' },
  )
}

const eventOf: Record<'refunded' | 'refused', RefundEvent> = {
  refunded: 'money-refunded',
  refused: 'money-refused',
}

async function settle(
  db: Db,
  key: string,
  {
    now,
    findProvider = requireProviderOf,
    patienceMs = paymentSettings.refundPatienceMs,
  }: SettleOptions,
): Promise<void> {
  const refund = await readRefund(db, key)
  // Another process may have settled it since the list was read.
  if (refund?.state !== 'requested') return
  const { orderId, amount, number, reference, method } = refund
  const request = findProvider(method).refund(
    { number, reference: reference ?? number },
    amount,
    key,
  )
  const state = await withinLimit(request, patienceMs)
  await db.transaction(async (tx) => {
    const isFirst = await settleRefundRow(tx, { key, state, now })
    if (isFirst) await insertRefundEvent(tx, { orderId, step: eventOf[state], note: key, now })
  })
}
