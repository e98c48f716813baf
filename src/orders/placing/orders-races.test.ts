import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { addCoupon } from '#/cart/coupon/coupon.server.ts'
import { loadCart } from '#/cart/lines/cart.server.ts'
import { listCoupons } from '#/cart/coupon/coupon.store.server.ts'
import { despiteConflict, StaleRead } from '#/db/conflict.server.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { placeOrder } from './place-order.server.ts'
import { cartDatabase, helmet, lastBell } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { atEndOfFile } from '../../../tests/helpers/end-of-file.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'
import { whileSoldOut } from '../../../tests/checkout/while-sold-out.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const database = await cartDatabase()
const { db } = database

/** Two extra processes are slow on a busy machine; a hanging one still fails. */
const raceMs = 120_000

type Race = { buyers: number; sku: string; couponCode?: string; declinedEach?: number }

/** Two processes with their own memory and connections. */
const racers = [1, 2].map(() =>
  fork('tests/processes/order-racer.ts', [database.url], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  }),
)
atEndOfFile(() => racers.map((racer) => racer.kill('SIGKILL')))

const answersTo = async (message: Race | 'go'): Promise<unknown[]> => {
  const answers = racers.map((racer) => once(racer, 'message'))
  for (const racer of racers) racer.send(message)
  return (await Promise.all(answers)).map(([answer]) => answer as unknown)
}

/** Both processes fill their carts, then order at the same time. */
async function race(terms: Race): Promise<string[]> {
  await answersTo(terms)
  return (await answersTo('go')).flat() as string[]
}

const countByOutcome = (outcomes: readonly string[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((outcome) => [
      outcome,
      outcomes.filter((each) => each === outcome).length,
    ]),
  )

const held = async (sku: string) => (await stockOf(testCtx(db), [sku]))[0]?.quantity
const lay = (quantity: number) => putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity }])

async function soldOf(sku: string): Promise<number> {
  const { rows } = await database.pool.query<{ sold: string }>(
    `select coalesce(sum((line ->> 'quantity')::int), 0) as sold
     from orders, jsonb_array_elements(agreed -> 'lines') line
     where state not in ('declined', 'timed-out', 'cancelled') and line ->> 'sku' = $1`,
    [sku],
  )
  return Number(rows[0]?.sold)
}

test(
  'of a hundred buyers in two processes, exactly ten get the last ten pieces',
  async () => {
    await lay(10)
    const outcomes = await race({ buyers: 50, sku: lastBell })
    expect(countByOutcome(outcomes)).toEqual({ placed: 10, 'insufficient-stock': 90 })
    expect(await held(lastBell)).toBe(0)
    expect(await soldOf(lastBell)).toBe(10)
  },
  raceMs,
)

test(
  'of sixty orders with a coupon for seven, exactly seven are placed',
  async () => {
    const label = { en: 'Rare', de: 'Selten' }
    await addCoupon(db, { code: 'RARE', percent: 10, maxUses: 7, label })
    const outcomes = await race({ buyers: 30, sku: helmet, couponCode: 'RARE' })
    expect(countByOutcome(outcomes)).toEqual({ placed: 7, 'coupon-gone': 53 })
    expect((await listCoupons(db)).find(({ code }) => code === 'RARE')?.used).toBe(7)
  },
  raceMs,
)

test(
  'declined payments under load neither oversell nor lose stock',
  async () => {
    await lay(20)
    const before = await soldOf(lastBell)
    const outcomes = await race({ buyers: 30, sku: lastBell, declinedEach: 3 })
    const { placed = 0 } = countByOutcome(outcomes)
    expect((await soldOf(lastBell)) - before).toBe(placed)
    expect(((await held(lastBell)) ?? 0) + placed).toBe(20)
    expect(outcomes.filter((each) => each === 'declined').length).toBeGreaterThan(0)
  },
  raceMs,
)

const setHelmets = (quantity: number) =>
  putOnSale(db, [{ sku: helmet, place: 'halifax', quantity }])

async function dispatchDateOfOrder(): Promise<string> {
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  return (await placeOrder(ctx, anOrderRequest(cartId))).order.dispatchDate ?? ''
}

/** Another buyer takes the last piece, and their transaction ends while `work` waits for it. */
const whileLastPieceIsSold = <Result>(work: () => Promise<Result>) =>
  whileSoldOut(database, `sku = '${helmet}'`, work)

test('a buyer who loses the race for the last piece is promised the date of a reordered one', async () => {
  await setHelmets(1)
  const inStock = await dispatchDateOfOrder()
  await setHelmets(0)
  const reordered = await dispatchDateOfOrder()
  await setHelmets(1)
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  const { order } = await whileLastPieceIsSold(() => placeOrder(ctx, anOrderRequest(cartId)))
  expect(reordered > inStock).toBe(true)
  expect(order.dispatchDate).toBe(reordered)
})

test('a buyer who loses that race after seeing a date confirms the later one first', async () => {
  await setHelmets(1)
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  const shown = await loadCart(ctx)
  const order = () => placeOrder(ctx, anOrderRequest(cartId, { shown }))
  await expect(whileLastPieceIsSold(order)).rejects.toThrow('dispatch-later')
  const again = await loadCart(ctx)
  expect((again.dispatchDate ?? '') > (shown.dispatchDate ?? '')).toBe(true)
  const confirmed = await placeOrder(ctx, anOrderRequest(cartId, { shown: again }))
  expect(confirmed.order.dispatchDate).toBe(again.dispatchDate)
})

test('a buyer who loses every race is asked to try again, and has ordered nothing', async () => {
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  const lost = despiteConflict(() =>
    ctx.db.transaction(async (tx) => {
      await placeOrder({ ...ctx, db: tx }, anOrderRequest(cartId))
      throw new StaleRead('Somebody was faster.')
    }),
  )
  await expect(lost).rejects.toMatchObject({ code: 'busy', status: 503 })
  expect((await loadCart(ctx)).cart.lines).toHaveLength(1)
})
