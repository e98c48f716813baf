import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayMs } from '#/platform/config/durations.ts'
import { eraseBuyer, eraseBuyersOfClosed } from '#/orders/order/orders.server.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { cartDatabase, helmet } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'

const { db } = await cartDatabase()
const { now } = testCtx(db)
const customerId = 4711
const nextDay = new Date(now.getTime() + 2 * dayMs)

/** An order whose buyer has deleted the account before it was closed. */
async function aMarkedOrder() {
  const ada = await buyer(db, [anItem(helmet)], { customerId })
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  await eraseBuyer(db, { customerId })
  await takeStep(db, { id: order.id }, 'cancel', { now })
  return { id: order.id, cartId: ada.cartId }
}

const traces = async ({ id, cartId }: { id: number; cartId: string }) => {
  const { rows } = await db.execute(sql`
    select (select email from orders where id = ${id}) as email,
      exists (select from carts where id = ${cartId}) as "hasCart"`)
  return rows[0]
}

test('an order that cannot be erased keeps its buyer as a whole, and no other waiting', async () => {
  const [stuck, fine] = [await aMarkedOrder(), await aMarkedOrder()]
  await db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`)
  await db.execute(
    sql.raw(`create trigger stuck before delete on carts for each row
      when (old.id = '${stuck.cartId}') execute function refuse()`),
  )
  await expect(eraseBuyersOfClosed(db, nextDay)).rejects.toMatchObject({
    errors: [expect.any(Error)],
  })
  expect(await traces(stuck)).toEqual({ email: 'ada@example.com', hasCart: true })
  expect(await traces(fine)).toEqual({ email: '', hasCart: false })
  await db.execute(sql`drop trigger stuck on carts`)
  await eraseBuyersOfClosed(db, nextDay)
  expect(await traces(stuck)).toEqual({ email: '', hasCart: false })
})
