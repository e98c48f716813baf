import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { setStock } from '#/catalogue/set-stock.server.ts'
import { stockOf } from '#/catalogue/stock.server.ts'
import { lastBell, stockCartShop } from './cart-shop.ts'
import { testCtx } from './context.ts'
import { testDatabase } from './database.ts'
import { release } from './order-shop.ts'

const { db, pool, url } = await testDatabase()
await stockCartShop(db)
const stock = 100_000
await setStock(db, [{ sku: lastBell, place: 'halifax', quantity: stock }])

type Deeds = { carts: string[]; orders: string[] }

/** Lets a process order until it has told of so many, then ends it in the middle of whatever it does. */
async function killedAfter(orders: number): Promise<Deeds> {
  const deeds: Deeds = { carts: [], orders: [] }
  const child = fork('tests/processes/order-killed.ts', [JSON.stringify({ url, sku: lastBell })], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (deed: { cart?: string; order?: string }) => {
    if (deed.cart) deeds.carts.push(deed.cart)
    if (deed.order) deeds.orders.push(deed.order)
    if (deeds.orders.length === orders) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return deeds
}

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await pool.query<Row>(text, values)).rows

test('a process killed while it orders loses nothing it had confirmed, and leaves nothing by halves', async () => {
  for (const orders of [3, 7, 12]) {
    const told = await killedAfter(orders)

    const kept = await rowsOf<{ number: string }>(
      `select o.number from orders o join invoices i on i.order_id = o.id
       where o.number = any ($1) and o.state = 'processing' and exists (
         select 1 from graphile_worker._private_jobs j where (j.payload ->> 'orderId')::int = o.id)`,
      [told.orders],
    )
    expect(kept).toHaveLength(told.orders.length)
    const carts = await rowsOf('select id from carts where id = any ($1)', [told.carts])
    expect(carts).toHaveLength(told.carts.length)
  }

  // an order and its cart's end are one deed, and so are a payment, its invoice and its mail
  const halves = await rowsOf(
    `select o.number from orders o join carts c on c.id = o.cart_id where c.is_active
     union all
     select c.id from carts c where not c.is_active and not exists (
       select 1 from orders o where o.cart_id = c.id)
     union all
     select o.number from orders o left join invoices i on i.order_id = o.id
     where (o.state = 'processing') <> (i.number is not null)`,
  )
  expect(halves).toEqual([])

  await release(db, new Date('2100-01-01'))
  const [sold] = await rowsOf<{ count: string }>(
    `select count(*) from orders where state = 'processing'`,
  )
  const [shelf] = await stockOf(testCtx(db), [lastBell])
  expect((shelf?.quantity ?? 0) + Number(sold?.count)).toBe(stock)
}, 120_000)
