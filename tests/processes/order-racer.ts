import { openDatabase } from '#/db/client.server.ts'
import { createLiveMemory } from '#/platform/live-memory.ts'
import { isRefusal } from '#/platform/refusal.ts'
import { placeOrder } from '#/orders/place-order.server.ts'
import { anItem, aWish, buyer } from '../order-shop.ts'

/** A process of its own that orders as fast as it can, all at once, when its parent says so. */
type Race = {
  url: string
  buyers: number
  sku: string
  couponCode?: string
  /** Every so many-th payment is declined. */
  declinedEach?: number
}

const race = JSON.parse(process.argv[2] ?? '{}') as Race
const { db, close } = openDatabase({ url: race.url, onError: () => {} })

const memory = createLiveMemory(() => {})
const told = { memory, ...(race.couponCode && { couponCode: race.couponCode }) }
const first = await buyer(db, [anItem(race.sku)], told)
const others = await Promise.all(
  Array.from({ length: race.buyers - 1 }, () => buyer(db, [anItem(race.sku)], told)),
)
const carts = [first, ...others]

process.send?.('ready')
await new Promise((resolve) => process.once('message', resolve))

const outcomes = await Promise.all(
  carts.map(async ({ ctx, cartId }, index) => {
    const isDeclined = race.declinedEach !== undefined && index % race.declinedEach === 0
    const contact = { email: `${process.pid}-${index}@example.com` }
    const payment = { method: 'test', details: isDeclined ? 'declined' : 'works' } as const
    try {
      return (await placeOrder(ctx, aWish(cartId, { contact, payment }))).outcome
    } catch (problem) {
      return isRefusal(problem) ? problem.code : String(problem)
    }
  }),
)
process.send?.(outcomes)
await close()
process.disconnect?.()
