import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { findStockLevel } from '#/catalogue/stock/stock.store.server.ts'
import { listCoupons } from '#/cart/coupon/coupon.store.server.ts'
import { runOrderCommand } from '#/orders/order/order-command.server.ts'
import type { WholeOrder } from '#/orders/order/order.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { findByNumber, wholeOrder } from '#/orders/order/orders.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import {
  bike,
  cartDatabase,
  helmet,
  lastBell,
  paint,
  wheels,
} from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'
import { printed } from '../../../tests/helpers/captured/printed.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const { db } = await cartDatabase()
const ctx = testCtx(db)
const { now } = ctx
const liveCache = createLiveCache(() => {})

const figuresOf = (sku: string) => findStockLevel(db, sku, 'halifax')
const stockLevel = async (sku: string) => (await stockOf(ctx, [sku]))[0]?.quantity ?? 0
const restock = (quantity: number) =>
  putOnSale(
    db,
    [lastBell, helmet].map((sku) => ({ sku, place: 'halifax', quantity })),
  )

async function anOrder(items: Parameters<typeof buyer>[1]): Promise<WholeOrder> {
  const ada = await buyer(db, items, { liveCache })
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  return reload(order.number)
}

async function reload(number: string): Promise<WholeOrder> {
  const order = await findByNumber(db, number)
  if (!order) throw new Error(`There is no order ${number}.`)
  return wholeOrder(db, order)
}

const command = (...args: string[]) =>
  printed((print) => runOrderCommand({ db, args, print, ask: async () => true }))

const bells = 4
const helmets = 3

const aTry = fc.record({
  step: fc.constantFrom('ship' as const, 'cancel' as const, 'refund' as const, 'complete' as const),
  // Null means all pieces; some quantities are too large on purpose.
  bells: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 4 }),
  helmets: fc.integer({ min: 0, max: 2 }),
  amount: fc.option(fc.integer({ min: 1, max: 20_000 }), { freq: 2 }),
  /** A count of helmets after the step, which may be wrong. */
  miscount: fc.option(fc.integer({ min: 0, max: 12 }), { freq: 2 }),
})
type Try = typeof aTry extends fc.Arbitrary<infer T> ? T : never

test('any sequence of shipments, cancellations, refunds and counts keeps each piece and penny once', async () => {
  const seen = new Set<string>()
  let miscounted = 0
  await fc.assert(
    fc.asyncProperty(fc.array(aTry, { minLength: 4, maxLength: 10 }), async (tries) => {
      await restock(10)
      const before = await Promise.all([lastBell, helmet].map(figuresOf))
      let order = await anOrder([
        anItem(lastBell, { quantity: bells }),
        anItem(helmet, { quantity: helmets }),
      ])
      for (const each of tries) {
        const last = order
        const counted = await figuresOf(helmet)
        await attempt(order, each)
        if (each.miscount !== null) {
          miscounted += 1
          await setStock(db, [{ sku: helmet, place: 'halifax', quantity: each.miscount }])
        }
        order = await reload(order.number)
        seen.add(order.state)
        const sums = sumsOf(order)
        for (const line of sums.lines)
          expect(line.sent + line.cancelled).toBeLessThanOrEqual(line.of)
        expect(sums.credited).toBeLessThanOrEqual(order.totals.total.amount)
        // Sent pieces have left the shelf, and cancelled ones are no longer reserved.
        const [bell, hat] = sums.lines
        const open = (line: typeof bell) => (line ? line.of - line.sent - line.cancelled : 0)
        const [bellLevel, hatLevel] = await Promise.all([lastBell, helmet].map(figuresOf))
        const onHand = (before[0]?.onHand ?? 0) - (bell?.sent ?? 0)
        const reserved = (before[0]?.reserved ?? 0) + open(bell)
        expect(bellLevel).toEqual({ onHand, reserved, available: onHand - reserved })
        // Of helmets somebody counts anything: that changes what is on hand, and nothing else.
        const sentNow = (hat?.sent ?? 0) - (sumsOf(last).lines[1]?.sent ?? 0)
        const hats = each.miscount ?? Math.max(counted.onHand - sentNow, 0)
        const hatsReserved = (before[1]?.reserved ?? 0) + open(hat)
        expect(hatLevel).toEqual({
          onHand: hats,
          reserved: hatsReserved,
          available: Math.max(hats - hatsReserved, 0),
        })
        expect(order.state).toBe(stateOf(order, sums))
      }
    }),
    { numRuns: 12 },
  )
  for (const state of ['part-shipped', 'shipped']) expect(seen).toContain(state)
  expect(miscounted).toBeGreaterThan(5)
}, 120_000)

/** A refused step must change nothing. */
async function attempt({ id, lines }: WholeOrder, each: Try) {
  const requested = [each.bells, each.helmets]
  const pieces = lines.flatMap(({ uid }, index) =>
    requested[index] ? [{ uid, quantity: requested[index] }] : [],
  )
  const request = each.step === 'complete' || each.bells === null ? {} : { pieces }
  const amount = each.step === 'refund' && each.amount !== null ? { amount: each.amount } : {}
  try {
    await takeStep(db, { id }, each.step, { now, ...request, ...amount })
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
  }
}

function sumsOf({ lines, shipments, creditMemos }: WholeOrder) {
  const count = (documents: readonly { lines: readonly { uid: string; quantity: number }[] }[]) =>
    lines.map(({ uid }) =>
      documents
        .flatMap((each) => each.lines.filter((pieces) => pieces.uid === uid))
        .reduce((sum, { quantity }) => sum + quantity, 0),
    )
  const sent = count(shipments)
  const cancelled = count(creditMemos.filter(({ kind }) => kind === 'cancel'))
  return {
    lines: lines.map(({ quantity }, index) => ({
      of: quantity,
      sent: sent[index] ?? 0,
      cancelled: cancelled[index] ?? 0,
    })),
    credited: creditMemos.reduce((sum, { amount }) => sum + amount.amount, 0),
  }
}

/** The state an order must have, given its shipments and credit notes. */
function stateOf(order: WholeOrder, { lines, credited }: ReturnType<typeof sumsOf>) {
  const isAnySent = lines.some(({ sent }) => sent > 0)
  const isAnyOpen = lines.some(({ of, sent, cancelled }) => sent + cancelled < of)
  if (!isAnySent) return isAnyOpen ? 'processing' : 'cancelled'
  if (isAnyOpen) return 'part-shipped'
  const isPaidBack = credited === order.totals.total.amount
  const hasRefund = order.events.some(({ step }) => step === 'refund')
  if (isPaidBack && hasRefund) return 'refunded'
  return order.events.some(({ step }) => step === 'complete') ? 'complete' : 'shipped'
}

test('cancelling a painted bike with other wheels returns bike, wheels and paint to stock', async () => {
  const skus = [bike, 'WHL-C40', paint]
  await putOnSale(
    db,
    skus.map((sku) => ({ sku, place: 'halifax', quantity: 3 })),
  )
  const before = await Promise.all(skus.map(stockLevel))
  const order = await anOrder([
    anItem(bike, { quantity: 2, ref: 'a', selectedOptions: [wheels] }),
    anItem(paint, { quantity: 2, associatedRef: 'a' }),
    anItem(helmet),
  ])
  // The workshop needs these details.
  const shown = await command('show', order.number)
  for (const words of [`Paint: Fog (${paint})`, '(WHL-C40)']) expect(shown).toContain(words)
  await command('cancel', order.number, '--line', `${bike}:1`)
  expect(await Promise.all(skus.map(stockLevel))).toEqual(before.map((pieces) => pieces - 1))
  await command('ship', order.number, '--line', bike)
  expect((await reload(order.number)).state).toBe('part-shipped')
  await command('cancel', order.number)
  expect((await reload(order.number)).state).toBe('shipped')
  expect(await Promise.all(skus.map(stockLevel))).toEqual(before.map((pieces) => pieces - 1))
})

test('a count of the shelf puts nothing on sale again that an order has reserved', async () => {
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: 20 }])
  const { onHand } = await figuresOf(lastBell)
  const order = await anOrder([anItem(lastBell, { quantity: 20 })])
  await setStock(db, [{ sku: lastBell, place: 'halifax', quantity: onHand }])
  expect(await stockLevel(lastBell)).toBe(0)
  await command('ship', order.number)
  await setStock(db, [{ sku: lastBell, place: 'halifax', quantity: onHand - 20 + 3 }])
  expect(await stockLevel(lastBell)).toBe(3)
})

test('a piece that arrives for a waiting order is not sold to anybody else', async () => {
  await putOnSale(db, [{ sku: helmet, place: 'halifax', quantity: 1 }])
  const order = await anOrder([anItem(helmet, { quantity: 3 })])
  const { onHand } = await figuresOf(helmet)
  await setStock(db, [{ sku: helmet, place: 'halifax', quantity: onHand + 2 }])
  expect(await stockLevel(helmet)).toBe(0)
  await command('cancel', order.number, '--line', `${helmet}:1`)
  expect(await stockLevel(helmet)).toBe(1)
  await command('cancel', order.number)
})

test('back-ordered pieces return nothing to stock', async () => {
  await putOnSale(db, [{ sku: helmet, place: 'halifax', quantity: 1 }])
  const before = await stockLevel(helmet)
  const order = await anOrder([anItem(helmet, { quantity: before + 2 })])
  expect(await stockLevel(helmet)).toBe(0)
  await command('cancel', order.number, '--line', `${helmet}:2`)
  expect(await stockLevel(helmet)).toBe(0)
  await command('cancel', order.number)
  expect(await stockLevel(helmet)).toBe(before)
})

test('refunds of single pieces are exactly what was paid for them', async () => {
  await restock(10)
  const ada = await buyer(db, [anItem(lastBell, { quantity: 3 })], { liveCache, couponCode: 'TEN' })
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  await command('ship', order.number)
  for (let piece = 0; piece < 3; piece += 1)
    await command('refund', order.number, '--line', `${lastBell}:1`)
  const { creditMemos, totals, state } = await reload(order.number)
  // Three bells at £20 with ten per cent off; delivery is not refunded.
  expect(creditMemos.map(({ amount }) => amount.amount)).toEqual([1800, 1800, 1800])
  expect(totals.total.amount).toBe(5400 + (totals.shipping?.amount ?? 0))
  expect(state).toBe('shipped')
})

test('each parcel has its own number and tracking, and the last one makes the order shipped', async () => {
  await restock(10)
  const order = await anOrder([anItem(lastBell, { quantity: 2 }), anItem(helmet)])
  expect(await command('ship', order.number, '--line', '1:1', '--tracking', 'A1')).toBe(
    `Order ${order.number} is part-shipped.`,
  )
  expect(await command('show', order.number)).toContain('1 still to be sent')
  expect(await command('ship', order.number, '--tracking', 'B2')).toBe(
    `Order ${order.number} is shipped.`,
  )
  const { shipments, events } = await reload(order.number)
  expect(
    shipments.map(({ number, trackingNumber, lines }) => [number, trackingNumber, lines.length]),
  ).toEqual([
    [`${order.number}-1`, 'A1', 1],
    [`${order.number}-2`, 'B2', 2],
  ])
  expect(events.map(({ step }) => step)).toEqual(['pay', 'ship-part', 'ship'])
})

test('twenty parallel refunds never exceed what was paid', async () => {
  await restock(10)
  const order = await anOrder([anItem(lastBell, { quantity: 3 })])
  await takeStep(db, { id: order.id }, 'ship', { now })
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      takeStep(db, { id: order.id }, 'refund', { now, amount: 1_000 }),
    ),
  )
  const { totals, creditMemos } = await reload(order.number)
  const most = Math.floor(totals.total.amount / 1_000)
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(most)
  expect(creditMemos).toHaveLength(most)
})

test('the order command explains refusals', async () => {
  await restock(10)
  const order = await anOrder([anItem(lastBell, { quantity: 2 }), anItem(helmet)])
  const { number } = order
  const refusals: [string[], string][] = [
    [
      ['ship', number, '--line', 'NOPE:1'],
      `Order ${number} has no line NOPE. It has: ${lastBell}, ${helmet}.`,
    ],
    [
      ['ship', number, '--line', `${lastBell}:5`],
      `Of ${lastBell} 2 pieces are still to be sent: --line ${lastBell}:2`,
    ],
    [['ship', number, '--line', helmet, '--line', `${helmet}:1`], 'Name each line once'],
    [['refund', number, '--line', helmet], `No pieces of ${helmet} are sent and not refunded yet.`],
    [['refund', number], 'has pieces that were never sent: cancel those, or refund less than £'],
    [['complete', number, '--line', helmet], '"order complete" takes no --line.'],
    [['cancel', number, number], `"${number}" is one word too many.`],
    ...['1,234', '1.005', '0x10', '1e1', '-5', '0', '', '99999'].map((sum): [string[], string] => [
      ['refund', number, `--amount=${sum}`],
      '--amount must be a sum like 49.90',
    ]),
  ]
  for (const [words, message] of refusals) await expect(command(...words)).rejects.toThrow(message)
  expect((await reload(number)).events).toHaveLength(1)
  await command('refund', number, '--amount', '4,9')
  expect((await reload(number)).creditMemos[0]?.amount.amount).toBe(490)
})

test('two builds of one bike are distinguished by their line number', async () => {
  const order = await anOrder([anItem(bike, { ref: 'a' }), anItem(paint, { associatedRef: 'a' })])
  const { number, lines } = order
  expect(lines).toHaveLength(1)
  const two = await anOrder([anItem(bike), anItem(bike, { selectedOptions: [wheels] })])
  await expect(command('ship', two.number, '--line', bike)).rejects.toThrow(
    `2 lines of order ${two.number} are ${bike}: give its number`,
  )
  await command('ship', two.number, '--line', '2')
  expect((await reload(two.number)).shipments[0]?.lines).toEqual([
    { uid: two.lines[1]?.uid, quantity: 1 },
  ])
  await command('ship', number, '--line', bike.toLowerCase())
  expect((await reload(number)).state).toBe('shipped')
})

test('a coupon is given back with the last piece of its order, once', async () => {
  await restock(10)
  const used = async () => (await listCoupons(db)).find(({ code }) => code === 'TEN')?.used ?? 0
  const before = await used()
  const items = [anItem(lastBell, { quantity: 2 })]
  const ada = await buyer(db, items, { liveCache, couponCode: 'TEN' })
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  await command('cancel', order.number, '--line', `${lastBell}:1`)
  expect(await used()).toBe(before + 1)
  await command('cancel', order.number)
  expect(await used()).toBe(before)
})
