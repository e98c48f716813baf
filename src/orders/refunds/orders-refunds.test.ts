import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runOrderCommand } from '#/orders/order/order-command.server.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { wholeOrder } from '#/orders/order/orders.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { settleRefunds } from './refunds.server.ts'
import type { PaymentProvider, RefundAnswer } from '#/payments/payment-provider.ts'
import { testProvider } from '#/payments/test-provider.ts'
import { cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'
import { printed } from '../../../tests/helpers/captured/printed.ts'

const { db } = await cartDatabase()
const { now } = testCtx(db)

/** A provider that records refunds by key, so that a repeated key moves no money. */
function bookkeeper(answer: (call: number) => RefundAnswer | Error = () => 'refunded') {
  const book = new Map<string, { number: string; reference: string; amount: number }>()
  const calls: string[] = []
  const provider: PaymentProvider = {
    ...testProvider,
    refund: async ({ number, reference }, { amount }, key) => {
      calls.push(key)
      const answered = answer(calls.length)
      if (answered !== 'refused') book.set(key, { number, reference, amount })
      if (answered instanceof Error) throw answered
      return answered
    },
  }
  return { book, calls, findProvider: () => provider }
}

async function anOrder(quantity = 2) {
  const ada = await buyer(db, [anItem(helmet, { quantity })])
  const request = anOrderRequest(ada.cartId)
  const { order } = await placeOrder(ada.ctx, request)
  return { order, reference: request.attemptId }
}

const command = (findProvider: () => PaymentProvider, ...args: string[]) =>
  printed((print) => runOrderCommand({ db, args, print, findProvider, ask: async () => true }))

const stepsOf = async (order: Parameters<typeof wholeOrder>[1]) =>
  (await wholeOrder(db, order)).events.map(({ step }) => step)

test('cancelling an order refunds it and records that in the history', async () => {
  const { order, reference } = await anOrder()
  const { book, findProvider } = bookkeeper()
  const output = await command(findProvider, 'cancel', order.number)
  expect([...book.values()]).toEqual([
    { number: order.number, reference, amount: order.totals.total.amount },
  ])
  const [memo] = (await wholeOrder(db, order)).creditMemos
  expect([...book.keys()]).toEqual([memo?.number])
  expect(output).toContain('has been sent')
  expect(await stepsOf(order)).toEqual(['pay', 'cancel', 'money-refunded'])
})

test('two refunds of one order are two payments', async () => {
  const { order } = await anOrder(3)
  const { book, findProvider } = bookkeeper()
  for (const amount of ['10.01', '0.37'])
    await command(findProvider, 'refund', order.number, '--amount', amount)
  expect([...book.values()].map(({ amount }) => amount)).toEqual([1001, 37])
})

test('a refund is stored before the provider is called', async () => {
  const { order } = await anOrder()
  const seen: unknown[] = []
  const provider: PaymentProvider = {
    ...testProvider,
    refund: async (_, { amount }, key) => {
      const { rows } = await db.execute(sql`select state, amount from refunds where key = ${key}`)
      seen.push(...rows.map((row) => ({ ...row, requested: amount })))
      return 'refunded'
    },
  }
  await command(() => provider, 'refund', order.number, '--amount', '12.34')
  expect(seen).toEqual([{ state: 'requested', amount: 1234, requested: 1234 }])
})

test('a refund whose answer was lost is retried and moves money once', async () => {
  const { order } = await anOrder()
  const { book, calls, findProvider } = bookkeeper((call) =>
    call === 1 ? new Error('the line is dead') : 'refunded',
  )
  const output = await command(findProvider, 'cancel', order.number)
  expect(output).toContain('the line is dead')
  expect(output).toContain('retried every minute')
  expect(await stepsOf(order)).toEqual(['pay', 'cancel'])
  await Promise.all([1, 2, 3].map(() => settleRefunds(db, { now, findProvider })))
  await settleRefunds(db, { now, findProvider })
  expect(book.size).toBe(1)
  expect(new Set(calls).size).toBe(1)
  expect(await stepsOf(order)).toEqual(['pay', 'cancel', 'money-refunded'])
})

test('a refund requested before a crash is sent by the next run', async () => {
  const { order } = await anOrder()
  await takeStep(db, { id: order.id }, 'cancel', { now })
  const { book, findProvider } = bookkeeper()
  await settleRefunds(db, { now, findProvider })
  expect([...book.values()].map(({ number }) => number)).toEqual([order.number])
})

test('a provider that does not answer for one refund does not block the others', async () => {
  const [first, second] = [await anOrder(), await anOrder()]
  for (const { order } of [first, second]) await takeStep(db, { id: order.id }, 'cancel', { now })
  const { book, findProvider } = bookkeeper()
  const silent: PaymentProvider = {
    ...testProvider,
    refund: (order, amount, key) =>
      order.number === first.order.number
        ? new Promise<never>(() => {})
        : findProvider().refund(order, amount, key),
  }
  const asking = settleRefunds(db, { now, findProvider: () => silent, patienceMs: 20 })
  await expect(asking).rejects.toThrow('could not be settled')
  expect([...book.values()].map(({ number }) => number)).toEqual([second.order.number])
  await settleRefunds(db, { now, findProvider })
  expect(book.size).toBe(2)
})

test('a refund that cannot be read does not block the others', async () => {
  const [first, second] = [await anOrder(), await anOrder()]
  for (const { order } of [first, second]) await takeStep(db, { id: order.id }, 'cancel', { now })
  const setCurrency = (currency: string) =>
    db.execute(sql`update orders set currency = ${currency} where id = ${first.order.id}`)
  await setCurrency('XAU')
  const { book, findProvider } = bookkeeper()
  await expect(settleRefunds(db, { now, findProvider })).rejects.toMatchObject({
    errors: [expect.objectContaining({ message: expect.stringContaining('orders.currency') })],
  })
  expect([...book.values()].map(({ number }) => number)).toEqual([second.order.number])
  await setCurrency('GBP')
  await settleRefunds(db, { now, findProvider })
  expect(book.size).toBe(2)
})

test('a refund that the provider refuses is not retried, and is listed for staff', async () => {
  const { order } = await anOrder()
  const { calls, findProvider } = bookkeeper(() => 'refused')
  expect(await command(findProvider, 'cancel', order.number)).toContain('REFUSED')
  await settleRefunds(db, { now, findProvider })
  expect(calls).toHaveLength(1)
  expect(await command(findProvider, 'refunds')).toContain(order.number)
  expect(await stepsOf(order)).toEqual(['pay', 'cancel', 'money-refused'])
})

test('an order of an external checkout is refunded there by hand', async () => {
  const { order } = await anOrder()
  await db.execute(sql`
    update orders set agreed = jsonb_set(agreed, '{payment,method}', '"overseas"')
    where id = ${order.id}`)
  const { calls, findProvider } = bookkeeper()
  expect(await command(findProvider, 'cancel', order.number)).toContain('by hand')
  expect(calls).toEqual([])
  expect(await stepsOf(order)).toEqual(['pay', 'cancel', 'money-by-hand'])
})

test('a refund that staff have paid by hand leaves the list once, and stands in the history', async () => {
  const { order } = await anOrder()
  const { findProvider } = bookkeeper(() => 'refused')
  await command(findProvider, 'cancel', order.number)
  const [memo] = (await wholeOrder(db, order)).creditMemos
  const key = memo?.number ?? ''
  expect(await command(findProvider, 'refund-sent', key.toLowerCase())).toContain('by hand')
  expect(await command(findProvider, 'refunds')).not.toContain(order.number)
  const { events } = await wholeOrder(db, order)
  expect(events.at(-1)).toMatchObject({ step: 'money-refunded', note: `${key}, by hand` })
  await expect(command(findProvider, 'refund-sent', key)).rejects.toThrow(/Nobody has to.*: sent/)
  expect((await wholeOrder(db, order)).events).toHaveLength(events.length)
})

test('a refund that the provider still has to answer for is not recorded as sent by hand', async () => {
  const { order } = await anOrder()
  await takeStep(db, { id: order.id }, 'cancel', { now })
  const [memo] = (await wholeOrder(db, order)).creditMemos
  const { findProvider } = bookkeeper()
  await expect(command(findProvider, 'refund-sent', memo?.number ?? '')).rejects.toThrow('retried')
  await expect(command(findProvider, 'refund-sent', 'C9')).rejects.toThrow('no refund C9')
  await expect(command(findProvider, 'refund-sent')).rejects.toThrow('KEY is missing')
})
