import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { loadCart } from '#/cart/lines/cart.server.ts'
import { listCoupons } from '#/cart/coupon/coupon.store.server.ts'
import { findAttempt } from '#/orders/order/orders.server.ts'
import { placeOrder } from './place-order.server.ts'
import { releaseUnpaid } from './release-orders.server.ts'
import type { PaymentProvider } from '#/payments/payment-provider.ts'
import { releasePayment } from '#/payments/release-payment.server.ts'
import { releasePaymentJob } from '#/payments/release-payment.ts'
import type { Payload } from '#/platform/jobs/job.ts'
import { testProvider } from '#/payments/test-provider.ts'
import { cartDatabase, helmet, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, anOrderRequest, buyer, release } from '../../../tests/helpers/order-shop.ts'
import { bellStock } from '../../../tests/helpers/bell-stock.ts'

const { db } = await cartDatabase()
const ctx = testCtx(db)
const { held, setBells } = bellStock(ctx)

const usedOf = async (code: string) =>
  (await listCoupons(db)).find((coupon) => coupon.code === code)?.used

/** The payments that the provider is yet to be told to cancel. */
const toRelease = async (): Promise<Payload<typeof releasePaymentJob>[]> => {
  const { rows } = await db.execute<{ payload: Payload<typeof releasePaymentJob> }>(sql`
    select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${releasePaymentJob.name} order by j.id`)
  return rows.map(({ payload }) => payload)
}
const afterAnHour = new Date(ctx.now.getTime() + 3_600_000)

/** Attempt ids of three orders for a bell each, whose payment is never answered. */
const threeUnanswered = () =>
  Promise.all(
    [0, 1, 2].map(async () => {
      const ada = await buyer(db, [anItem(lastBell)])
      const request = anOrderRequest(ada.cartId, { payment: { method: 'test', details: 'silent' } })
      await placeOrder(ada.ctx, request, { patienceMs: 10 })
      return request.attemptId
    }),
  )

test('a declined payment returns stock, coupon and cart, once', async () => {
  await setBells(3)
  const ada = await buyer(db, [anItem(lastBell, { quantity: 3 })], { couponCode: 'ONCE' })
  const request = anOrderRequest(ada.cartId, { payment: { method: 'test', details: 'declined' } })
  const tries = await Promise.all(Array.from({ length: 4 }, () => placeOrder(ada.ctx, request)))
  expect(tries.map(({ outcome }) => outcome)).toEqual(tries.map(() => 'declined'))
  expect(await held(lastBell)).toBe(3)
  expect(await usedOf('ONCE')).toBe(0)
  const { outcome } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  expect(outcome).toBe('placed')
  expect(await usedOf('ONCE')).toBe(1)
  expect(await held(lastBell)).toBe(0)
})

test('an unanswered payment holds the stock for a quarter of an hour', async () => {
  await setBells(1)
  const ada = await buyer(db, [anItem(lastBell)])
  const silent = anOrderRequest(ada.cartId, { payment: { method: 'test', details: 'silent' } })
  const { outcome } = await placeOrder(ada.ctx, silent, { patienceMs: 10 })
  expect(outcome).toBe('pending')
  const later = (minutes: number) => new Date(ctx.now.getTime() + minutes * 60_000)
  await release(db, later(14))
  expect(await held(lastBell)).toBe(0)
  await Promise.all([release(db, later(16)), release(db, later(16))])
  expect(await held(lastBell)).toBe(1)
  expect((await loadCart(ada.ctx)).cart.lines).toHaveLength(1)
  expect((await placeOrder(ada.ctx, silent)).outcome).toBe('timed-out')
})

test('a late authorisation still places the order', async () => {
  await setBells(1)
  const ada = await buyer(db, [anItem(lastBell)])
  const { promise: answer, resolve: resolveAnswer } = Promise.withResolvers<'authorised'>()
  const request = anOrderRequest(ada.cartId)
  const provider = { ...testProvider, authorise: () => answer }
  const { outcome } = await placeOrder(ada.ctx, request, { provider, patienceMs: 10 })
  expect(outcome).toBe('pending')
  resolveAnswer('authorised')
  const state = async () => (await findAttempt(ada.ctx, request.attemptId))?.state
  await expect.poll(state).toBe('processing')
})

test('the request gives up its place in the load limit before it waits for the provider', async () => {
  await setBells(1)
  const ada = await buyer(db, [anItem(lastBell)])
  const seen: string[] = []
  const provider: PaymentProvider = {
    ...testProvider,
    authorise: () => {
      seen.push('asked')
      return Promise.resolve('authorised')
    },
  }
  const releaseSlot = () => void seen.push('left')
  await placeOrder({ ...ada.ctx, releaseSlot }, anOrderRequest(ada.cartId), { provider })
  expect(seen).toEqual(['left', 'asked'])
})

test('a provider that never answers gets an abort signal, and the order times out', async () => {
  await setBells(1)
  const ada = await buyer(db, [anItem(lastBell)])
  const signals: AbortSignal[] = []
  const provider: PaymentProvider = {
    ...testProvider,
    authorise: ({ signal }) => {
      signals.push(signal)
      return new Promise<never>(() => {})
    },
  }
  const request = anOrderRequest(ada.cartId)
  await placeOrder(ada.ctx, request, { provider, patienceMs: 5, lateAnswerMs: 20 })
  await expect.poll(() => signals[0]?.aborted).toBe(true)
  expect((await findAttempt(ada.ctx, request.attemptId))?.state).toBe('pending')
  await release(db, new Date(ctx.now.getTime() + 3_600_000))
  expect((await findAttempt(ada.ctx, request.attemptId))?.state).toBe('timed-out')
})

test('an authorisation after the order timed out is released', async () => {
  await setBells(1)
  const ada = await buyer(db, [anItem(lastBell)])
  const request = anOrderRequest(ada.cartId)
  const { outcome } = await placeOrder(ada.ctx, request, {
    provider: {
      ...testProvider,
      authorise: async () => {
        await release(db, afterAnHour)
        return 'authorised'
      },
    },
  })
  expect(outcome).toBe('timed-out')
  // Once when it timed out, and once more for the authorisation that came after all.
  const payment = { method: 'test', reference: request.attemptId }
  expect((await toRelease()).slice(-2)).toEqual([payment, payment])
  expect(await held(lastBell)).toBe(1)
})

test('the provider is asked about lost answers before an order times out', async () => {
  await setBells(3)
  const [paid, refused, unheard] = await threeUnanswered()
  const before = (await toRelease()).length
  const provider: PaymentProvider = {
    ...testProvider,
    find: (reference) =>
      Promise.resolve(
        reference === paid ? 'authorised' : reference === refused ? 'declined' : null,
      ),
  }
  await releaseUnpaid(db, afterAnHour, { findProvider: () => provider })
  const states = [paid, refused, unheard].map(
    async (attempt) => (await findAttempt(ctx, attempt ?? ''))?.state,
  )
  expect(await Promise.all(states)).toEqual(['processing', 'declined', 'timed-out'])
  expect((await toRelease()).slice(before)).toEqual([{ method: 'test', reference: unheard }])
  expect(await held(lastBell)).toBe(2)
})

test('if the provider fails for some orders, those stay pending and the others are settled', async () => {
  await setBells(3)
  const [away, mute, fine] = await threeUnanswered()
  const later = new Date(ctx.now.getTime() + 3_600_000)
  const provider: PaymentProvider = {
    ...testProvider,
    find: (reference) => {
      if (reference === away) return Promise.reject(new Error('no line'))
      return reference === mute ? new Promise<never>(() => {}) : Promise.resolve(null)
    },
  }
  await expect(
    releaseUnpaid(db, later, { findProvider: () => provider, patienceMs: 20 }),
  ).rejects.toThrow('could not be settled')
  for (const attempt of [away, mute])
    expect((await findAttempt(ctx, attempt ?? ''))?.state).toBe('pending')
  expect((await findAttempt(ctx, fine ?? ''))?.state).toBe('timed-out')
  await release(db, later)
})

test('an order that nobody can answer for keeps no other waiting', async () => {
  await setBells(3)
  const [away, ...others] = await threeUnanswered()
  const provider: PaymentProvider = {
    ...testProvider,
    find: (reference) =>
      reference === away ? Promise.reject(new Error('no line')) : Promise.resolve(null),
  }
  const states = () =>
    Promise.all(others.map(async (attempt) => (await findAttempt(ctx, attempt))?.state))
  const run = () => releaseUnpaid(db, afterAnHour, { findProvider: () => provider, limit: 1 })
  await vi.waitFor(async () => {
    await run().catch(() => {})
    expect(await states()).toEqual(['timed-out', 'timed-out'])
  })
  await release(db, afterAnHour)
})

test('a payment that was given up is cancelled at its provider, or the job fails and is tried again', async () => {
  const released: string[] = []
  const provider: PaymentProvider = {
    ...testProvider,
    release: async (reference) => {
      released.push(reference)
    },
  }
  const payment = { method: 'test', reference: 'lost' }
  await releasePayment(payment, { findProvider: () => provider })
  expect(released).toEqual(['lost'])
  const mute = { ...testProvider, release: () => new Promise<never>(() => {}) }
  const late = releasePayment(payment, { findProvider: () => mute, patienceMs: 5 })
  await expect(late).rejects.toThrow('Not done within 5 ms')
  await expect(releasePayment({ ...payment, method: 'gone' })).rejects.toThrow('"gone"')
})

test('items added while a payment was pending are merged into the reopened cart, up to its limits', async () => {
  const ada = await buyer(db, [anItem(helmet, { quantity: 60 })], {
    customerId: 88,
    couponCode: 'TEN',
  })
  const request = anOrderRequest(ada.cartId, { payment: { method: 'test', details: 'silent' } })
  await placeOrder(ada.ctx, request, { patienceMs: 10 })
  await setBells(3)
  const items = [anItem(lastBell), anItem(helmet, { quantity: 60 })]
  const again = await buyer(db, items, { customerId: 88 })
  await release(db, afterAnHour)
  const { cart, coupon, notices } = await loadCart(again.ctx)
  expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    [lastBell, 1],
    [helmet, 99],
  ])
  expect(coupon?.code).toBe('TEN')
  expect(notices).toMatchObject([{ code: 'QTY_CAPPED', sku: helmet }])
  expect((await loadCart(again.ctx)).notices).toEqual([])
})
