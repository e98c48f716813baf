/**
 * Orders while 20,000 rows of stock are imported twice, among them those of everything that is ordered: none may be
 * refused. The use cases themselves are measured, in this process.
 */
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { seed } from '../src/app/cli/seed.server.ts'
import { addItems } from '../src/cart/lines/cart.server.ts'
import { setStock } from '../src/catalogue/stock/set-stock.server.ts'
import { openDatabase } from '../src/db/client.server.ts'
import { migrateDatabase } from '../src/db/migrate.server.ts'
import { placeOrder } from '../src/orders/placing/place-order.server.ts'
import { createLog } from '../src/platform/config/log.server.ts'
import { migrateJobs } from '../src/platform/jobs/jobs.server.ts'
import { createLiveCache } from '../src/platform/server-cache/live-cache.ts'
import { testCtx } from '../tests/helpers/context.ts'
import { anItem, anOrderRequest } from '../tests/helpers/order-shop.ts'
import { startOwnPostgres } from './own-postgres.ts'
import { spread } from './shop-process.ts'
import { verdict } from './verdict.ts'

const variants = 20_000
const orders = 60

const postgres = await startOwnPostgres()
const log = createLog('warn', false)
await migrateDatabase(postgres.url, resolve('migrations'))
const { db, pool, close } = openDatabase({
  url: postgres.url,
  onError: (problem) => log.error({ err: problem }, 'database'),
})
await migrateJobs(pool, log)
await seed(db, () => {})
await db.execute(sql`
  insert into variants (sku, product_id, position, is_active)
  select 'MANY-' || n, (select min(id) from products where kind = 'accessory'), 1, true
  from generate_series(1, ${variants}::integer) n`)
await db.execute(sql`analyze variants, stock`)

const ordered = ['HLM-CREST-M-INK', 'HLM-CREST-S-INK', 'HLM-CREST-S-CHALK']
const skus = [...Array.from({ length: variants }, (_, n) => `MANY-${n + 1}`), ...ordered]
const countsOf = (quantity: number) => skus.map((sku) => ({ sku, place: 'halifax', quantity }))
const ctx = {
  ...testCtx(db, { now: new Date() }),
  liveCache: createLiveCache((problem) => log.error({ err: problem }, 'cache')),
}

let isOver = false
async function importTwice() {
  for (const quantity of [5_000, 6_000]) {
    const startedAt = performance.now()
    await setStock(db, countsOf(quantity))
    console.log(`${skus.length} rows written in ${Math.round(performance.now() - startedAt)} ms`)
  }
  isOver = true
}

const times: number[] = []

async function isOrdered(): Promise<boolean> {
  const { cart } = await addItems(
    ctx,
    ordered.map((sku) => anItem(sku)),
  )
  if (!cart) throw new Error('No cart was opened')
  const { id } = cart.cart
  const own = { ...ctx, visitor: { ...ctx.visitor, cookieHeader: `cart_id=${id}` } }
  const startedAt = performance.now()
  try {
    await placeOrder(own, anOrderRequest(id))
    return true
  } catch (problem) {
    console.log(`refused: ${problem instanceof Error ? problem.message.slice(0, 80) : 'unknown'}`)
    return false
  } finally {
    times.push(performance.now() - startedAt)
  }
}

await setStock(db, countsOf(4_000))
const imported = importTwice()
let refused = 0
while (times.length < orders) if (!(await isOrdered())) refused += 1
console.log(
  `${times.length} orders, ${isOver ? 'some after' : 'all during'} the imports: ${spread(times)}`,
)
console.log(`${refused} refused: ${verdict(refused, { most: 0 }, '')}`)
await imported
const startedAt = performance.now()
await setStock(db, countsOf(7_000).slice(0, 6_000))
console.log(`6000 rows written in ${Math.round(performance.now() - startedAt)} ms`)

await close()
await postgres.remove()
