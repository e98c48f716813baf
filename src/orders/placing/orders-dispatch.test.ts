import { expect, test, vi } from 'vitest'
import { setStock } from '#/catalogue/stock/set-stock.server.ts'
import { placeOrder } from './place-order.server.ts'
import { helmet, stockCartShop } from '../../../tests/helpers/cart-shop.ts'
import { testDatabase } from '../../../tests/helpers/database.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'

const { db, pool } = await testDatabase()
await stockCartShop(db)

const setHelmets = (quantity: number) => setStock(db, [{ sku: helmet, place: 'halifax', quantity }])

async function dispatchDateOfOrder(): Promise<string> {
  const { ctx, cartId } = await buyer(db, [anItem(helmet)])
  return (await placeOrder(ctx, anOrderRequest(cartId))).order.dispatchDate ?? ''
}

/** Another buyer has taken the last piece, and their transaction ends while `work` waits for it. */
async function whileLastPieceIsSold<Result>(work: () => Promise<Result>): Promise<Result> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query(`update stock set quantity = 0 where sku = '${helmet}'`)
    const result = work()
    await vi.waitFor(
      async () => {
        const waiting = await pool.query(`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        expect(waiting.rowCount).toBeGreaterThan(0)
      },
      { timeout: 30_000 },
    )
    await other.query('commit')
    return await result
  } finally {
    other.release()
  }
}

test('whoever loses the race for the last piece is promised the date of a reordered one', async () => {
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
