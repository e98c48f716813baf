import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loadCart } from '#/cart/lines/cart.server.ts'
import { setPrice } from '../../../tests/catalogue/set-price.ts'
import { takeStep } from '#/orders/order/order-steps.server.ts'
import type { Order } from '#/orders/order/order.ts'
import { placeOrder } from './place-order.server.ts'
import { bike, cartDatabase, helmet, paint, shopper } from '../../../tests/helpers/cart-shop.ts'
import { anItem, anOrderRequest, buyer } from '../../../tests/helpers/order-shop.ts'

const { db } = await cartDatabase()

const paintedBike = [
  anItem(bike, { ref: 'a', selectedOptions: [btoa('bundle/7/WHL-C40/1')] }),
  anItem(paint, { associatedRef: 'a' }),
]
const now = new Date()
/** The bike's own wheels cost more than the whole bike, so other wheels would make its price negative. */
const setOwnWheels = (price: number) => setPrice(db, { sku: 'WHL-A25', country: null, price }, now)

test('a build with a negative price cannot be added or ordered', async () => {
  const ada = await buyer(db, paintedBike)
  await setOwnWheels(9_999_99)
  const { ctx } = await buyer(db, [anItem(helmet)])
  const priced = await loadCart({ ...ctx, visitor: ada.ctx.visitor })
  expect(priced.lines.map(({ unit, problem }) => [unit, problem])).toEqual([
    [null, 'optionNotAvailable'],
  ])
  expect(priced.total.amount).toBe(0)
  await expect(
    placeOrder({ ...ctx, ...ada.ctx, liveCache: ctx.liveCache }, anOrderRequest(ada.cartId)),
  ).rejects.toThrow('line-unavailable')
  const { answer } = await shopper(db).call('add-bike', {
    cartItems: [{ sku: bike, quantity: 1, selected_options: [btoa('bundle/7/WHL-C40/1')] }],
  })
  expect(answer['addProductsToCart']).toMatchObject({
    cart: null,
    user_errors: [{ code: 'NOT_SALABLE', path: [0] }],
  })
  await setOwnWheels(399_00)
})

const change = (order: Order, path: string, amount: number) =>
  db.execute(sql`update orders
    set agreed = jsonb_set(agreed, ${path}::text[], ${`${amount}`}::jsonb) where id = ${order.id}`)
const refused = { cause: expect.objectContaining({ constraint: 'orders_never_below_zero' }) }

test.each([
  ['a price below zero', '{lines,0,unitPrice,amount}', -1],
  ['a line below zero', '{lines,0,total,amount}', -1],
  ['a discount below zero', '{lines,0,discount,amount}', -1],
  ['a discount of more than the line', '{lines,0,discount,amount}', 89_01],
  ['a tax below zero', '{totals,tax,amount}', -1],
  ['a sum below zero', '{totals,total,amount}', -1],
])('the database refuses an order with %s', async (_what, path, amount) => {
  const ada = await buyer(db, [anItem(helmet)])
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  await expect(change(order, path, amount)).rejects.toMatchObject(refused)
  await change(order, '{lines,0,discount,amount}', 89_00)
})

test('the database refuses a credit note below zero', async () => {
  const ada = await buyer(db, [anItem(helmet)])
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  const note = (amount: number) =>
    db.execute(sql`insert into credit_memos (number, order_id, amount, reason, issued_at)
      values (${`C${amount}`}, ${order.id}, ${amount}, 'A gift', now())`)
  await expect(note(-1)).rejects.toMatchObject({
    cause: expect.objectContaining({ constraint: 'credit_memos_amount' }),
  })
  await note(0)
})

test('an order older than the constraint can be cancelled, but not shipped', async () => {
  const ada = await buyer(db, [anItem(helmet)])
  const { order } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
  await db.transaction(async (tx) => {
    const [check] = (
      await tx.execute<{ rule: string }>(sql`select pg_get_constraintdef(oid) as rule
        from pg_constraint where conname = 'orders_never_below_zero'`)
    ).rows
    expect(check?.rule).toMatch(/NOT VALID$/)
    await tx.execute(sql`alter table orders drop constraint orders_never_below_zero`)
    await tx.execute(sql`update orders
      set agreed = jsonb_set(agreed, '{lines,0,total,amount}', '-1') where id = ${order.id}`)
    await tx.execute(
      sql`alter table orders add constraint orders_never_below_zero ${sql.raw(check?.rule ?? '')}`,
    )
  })
  const step = (name: 'ship' | 'cancel') => takeStep(db, { id: order.id }, name, { now })
  await expect(step('ship')).rejects.toMatchObject(refused)
  expect((await step('cancel')).state).toBe('cancelled')
})
