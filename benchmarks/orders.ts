/**
 * Measures orders a second, and how long each takes, with 16 buyers at once, cart included
 * and alone, beside merging a guest's cart; on Postgres that writes to disk, and how many statements
 * each takes. The use cases themselves are measured, in this process, since pages differ.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import pg from 'pg'
import { addItems } from '../src/cart/lines/cart.server.ts'
import { openCustomerCart } from '../src/cart/merge/own-cart.server.ts'
import { mergeGuestCart } from '../src/cart/merge/merge-carts.server.ts'
import { setStock } from '../src/catalogue/stock/set-stock.server.ts'
import { openDatabase } from '../src/db/client.server.ts'
import { migrateDatabase } from '../src/db/migrate.server.ts'
import { takeStep } from '../src/orders/order/order-steps.server.ts'
import { placeOrder } from '../src/orders/placing/place-order.server.ts'
import { readConfig } from '../src/platform/config/config.server.ts'
import { migrateJobs } from '../src/platform/jobs/jobs.server.ts'
import { createLiveCache } from '../src/platform/server-cache/live-cache.ts'
import { createLog } from '../src/platform/config/log.server.ts'
import { seed } from '../src/app/cli/seed.server.ts'
import type { SessionCtx } from '../src/visitor/context.ts'
import { testCtx, testSession } from '../tests/helpers/context.ts'
import { anItem, anOrderRequest } from '../tests/helpers/order-shop.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { spread } from './shop-process.ts'

const buyersAtOnce = 16
const rounds = 60
/** Ordered by all buyers at once: the worst case, since each waits for the same rows of stock. */
const popular = ['HLM-CREST-M-INK', 'HLM-CREST-S-INK', 'HLM-CREST-S-CHALK']
const stockFile = await readFile('demo/catalogue/stock/accessories-and-parts.csv', 'utf8')
const helmets = [...new Set(stockFile.match(/^HLM-[^,]+/gm))]

const postgres = await startOwnPostgres()
const log = createLog('warn', false)
await migrateDatabase(postgres.url, resolve('migrations'))
const { db, pool, close } = openDatabase({
  url: postgres.url,
  connections: buyersAtOnce,
  onError: (problem) => log.error({ err: problem }, 'database'),
})
await migrateJobs(pool, log)
await seed(db, () => {})
await setStock(
  db,
  helmets.map((sku) => ({ sku, place: 'halifax', quantity: 1_000_000 })),
)

let statements = 0
const { query } = pg.Client.prototype
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  statements += 1
  return Reflect.apply(query, this, args) as never
}

const liveCache = createLiveCache((problem) => log.error({ err: problem }, 'cache'))
const config = readConfig({ PAYMENTS: 'test' })

const ctxOf = (customerId: number | null, cookieHeader = ''): SessionCtx => ({
  ...testCtx(db, { now: new Date(), visitor: { cookieHeader } }),
  config,
  log,
  liveCache,
  session: () => Promise.resolve(testSession(customerId)),
})

async function aCart(skus = popular): Promise<string> {
  const { cart } = await addItems(
    ctxOf(null),
    skus.map((sku) => anItem(sku)),
  )
  if (!cart) throw new Error('No cart was opened')
  return cart.cart.id
}

const order = (cartId: string, outcome: 'works' | 'declined' = 'works') =>
  placeOrder(
    ctxOf(null, `cart_id=${cartId}`),
    anOrderRequest(cartId, { payment: { method: 'test', details: outcome } }),
  )

let customers = 1_000_000
async function twoCarts() {
  const customerId = (customers += 1)
  const authCartId = await openCustomerCart(ctxOf(customerId), customerId)
  return { guestCartId: await aCart(), authCartId, customerId }
}

/** Each scenario is prepared before its time is measured. */
const scenarios: Record<string, () => Promise<() => Promise<unknown>>> = {
  'order the same three items': async () => {
    const cartId = await aCart()
    return () => order(cartId)
  },
  'order one of many': async () => {
    const cartId = await aCart([helmets[Math.floor(Math.random() * helmets.length)] ?? ''])
    return () => order(cartId)
  },
  'an order that is declined': async () => {
    const cartId = await aCart()
    return () => order(cartId, 'declined')
  },
  'send an order': async () => {
    const { id } = (await order(await aCart())).order
    return () => takeStep(db, { id }, 'ship', { now: new Date() })
  },
  'merge a cart': async () => {
    const { customerId, ...ids } = await twoCarts()
    return () => mergeGuestCart(ctxOf(customerId), ids)
  },
}

console.log(`${buyersAtOnce} buyers at once`)
for (const [name, prepare] of Object.entries(scenarios)) {
  const warmed = await prepare()
  await warmed()
  const alone = await prepare()
  statements = 0
  await alone()
  const perCall = statements
  const times: number[] = []
  let busyMs = 0
  for (let round = 0; round < rounds; round += 1) {
    const works = await Promise.all(Array.from({ length: buyersAtOnce }, prepare))
    const startedAt = performance.now()
    await Promise.all(
      works.map(async (work) => {
        await work()
        times.push(performance.now() - startedAt)
      }),
    )
    busyMs += performance.now() - startedAt
  }
  const perSecond = Math.round((times.length / busyMs) * 1000)
  console.log(
    `${name.padEnd(26)} ${String(perSecond).padStart(5)}/s, ${spread(times)}, ${perCall} statements`,
  )
}

await close()
await postgres.remove()
