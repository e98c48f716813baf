import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseSetCookie } from 'cookie'
import * as v from 'valibot'
import { createBuilder } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addCoupon } from '#/cart/coupon/coupon.server.ts'
import { listCoupons } from '#/cart/coupon/coupon.store.server.ts'
import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { lastBell, stockCartShop } from '../helpers/cart-shop.ts'
import { testCtx } from '../helpers/context.ts'
import { testDatabase } from '../helpers/database.ts'
import { release } from '../helpers/order-shop.ts'
import { ownScript } from '../helpers/shop.ts'
import { putOnSale } from '../helpers/bell-stock.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { db, pool, url } = await testDatabase()
const stock = 10_000
// The folder must be inside node_modules, so that packages are found.
const folder = resolve('node_modules/.cache', `killed-shop-${newId().slice(0, 8)}`)

/** A separate process needs the shop as plain JavaScript. */
beforeAll(async () => {
  await stockCartShop(db)
  await putOnSale(db, [{ sku: lastBell, place: 'halifax', quantity: stock }])
  await addCoupon(db, { code: 'RUN', percent: 10, label: { en: 'Run', de: 'Lauf' } })
  const input = { shop: 'tests/processes/killed-shop.ts' }
  const ssr = { build: { outDir: folder, minify: false, rolldownOptions: { input } } }
  vi.stubEnv('NODE_ENV', 'production')
  const builder = await createBuilder({ logLevel: 'silent', environments: { ssr } })
  const { ssr: server } = builder.environments
  if (!server) throw new Error('There is no server to build.')
  await builder.build(server)
  vi.unstubAllEnvs()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const shop of running) shop.kill('SIGKILL')
})

async function startShop(): Promise<{ origin: string; kill: () => Promise<void> }> {
  const shop = fork(resolve(folder, 'shop.js'), [url], { execArgv: [], stdio: 'inherit' })
  running.add(shop)
  const [message] = (await Promise.race([once(shop, 'message'), once(shop, 'exit')])) as unknown[]
  const { port } = v.parse(v.object({ port: v.number() }), message)
  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      shop.kill('SIGKILL')
      await once(shop, 'close')
      running.delete(shop)
    },
  }
}

/** Carts and orders that the shop has confirmed to its visitors. */
type Confirmed = { carts: Map<string, number>; attempts: string[] }

const buyer = {
  email: 'ada@example.com',
  delivery: 'home',
  payment: 'works',
  'address.firstName': 'Ada',
  'address.lastName': 'Holm',
  'address.street.0': '1 Mill Lane',
  'address.city': 'Leeds',
  'address.postcode': 'LS1 4AP',
  'address.telephone': '0113 496 0000',
}

/** A browser that fills a cart piece by piece and sometimes orders it, until the shop stops responding. */
async function visit(origin: string, confirmed: Confirmed, isBuying: boolean): Promise<never> {
  const jar = new Map<string, string>([['location_country', 'gb']])
  const send = async (path: string, body: string | null, type: string) => {
    const response = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      method: body === null ? 'GET' : 'POST',
      headers: {
        ...ownScript,
        'content-type': type,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body,
    })
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '', maxAge } = parseSetCookie(line)
      if (maxAge === 0) jar.delete(name)
      else jar.set(name, value)
    }
    return { status: response.status, text: await response.text() }
  }
  const call = (name: string, body: object) =>
    send(`/nuxt/api/cart/${name}`, JSON.stringify(body), 'application/json')
  for (;;) {
    const pieces = isBuying ? 1 : 20
    for (let piece = 1; piece <= pieces; piece += 1) {
      const { status } = await call('add-item', { cartItems: [{ sku: lastBell, quantity: 1 }] })
      if (status === 200) confirmed.carts.set(jar.get('cart_id') ?? '', piece)
    }
    if (!isBuying) {
      jar.delete('cart_id')
      continue
    }
    await call('apply-coupon', { couponCode: 'RUN' })
    const cart = jar.get('cart_id') ?? ''
    const page = await send('/checkout/', null, 'text/plain')
    const hidden = [...page.text.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const form = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
    // From here on the cart may also be part of an order.
    confirmed.carts.delete(cart)
    const sent = new URLSearchParams({ ...buyer, ...form }).toString()
    const { text } = await send('/checkout/', sent, 'application/x-www-form-urlencoded')
    if (text === '{"redirect":"/checkout/confirmation/"}')
      confirmed.attempts.push(form['attempt'] ?? '')
  }
}

/** Many visitors at once, until the shop is killed in the middle of their requests. */
async function killedAmidst(orders: number): Promise<Confirmed> {
  const { origin, kill } = await startShop()
  const confirmed: Confirmed = { carts: new Map(), attempts: [] }
  const visits = Array.from({ length: 6 }, (_, index) => visit(origin, confirmed, index % 2 === 0))
  const ended = Promise.allSettled(visits)
  await vi.waitFor(() => expect(confirmed.attempts.length).toBeGreaterThanOrEqual(orders), {
    timeout: 30_000,
    interval: 5,
  })
  await kill()
  await ended
  return confirmed
}

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await pool.query<Row>(text, values)).rows

test('everything confirmed before the shop was killed is still there afterwards', async () => {
  const confirmed = [await killedAmidst(4), await killedAmidst(8)]
  const attempts = confirmed.flatMap((each) => each.attempts)
  const carts = new Map(confirmed.flatMap((each) => [...each.carts]))

  const orders = await rowsOf<{ attempt_id: string }>(
    `select o.attempt_id from orders o join invoices i on i.order_id = o.id
     where o.attempt_id = any ($1) and o.state = 'processing' and exists (
       select 1 from graphile_worker._private_jobs j where (j.payload ->> 'orderId')::int = o.id)`,
    [attempts],
  )
  expect(orders).toHaveLength(attempts.length)

  const { origin, kill } = await startShop()
  expect(carts.size).toBeGreaterThan(5)
  const found = await Promise.all(
    [...carts].map(async ([cart, pieces]) => {
      const cookie = `cart_id=${cart}`
      const response = await fetch(`${origin}/nuxt/api/cart/fetch-cart`, { headers: { cookie } })
      const answer = (await response.json()) as { cart: { total_quantity: number } | null }
      return (answer.cart?.total_quantity ?? 0) - pieces
    }),
  )
  // One more piece may have been added whose response never came.
  expect(found.filter((more) => more !== 0 && more !== 1)).toEqual([])
  await kill()

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
  const [stockLevel] = await stockOf(testCtx(db), [lastBell])
  expect((stockLevel?.quantity ?? 0) + Number(sold?.count)).toBe(stock)
  const used = (await listCoupons(db)).find(({ code }) => code === 'RUN')?.used
  const [discounted] = await rowsOf<{ count: string }>(
    `select count(*) from orders where state = 'processing' and coupon_code = 'RUN'`,
  )
  expect(used).toBe(Number(discounted?.count))
})
