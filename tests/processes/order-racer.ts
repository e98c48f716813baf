import { openDatabase } from '#/db/client.server.ts'
import { createLiveMemory } from '#/platform/live-memory.ts'
import { networkOf } from '#/platform/network.ts'
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
/** Everybody shops from a network of their own, so that no limit is what decides the race. */
const from = (index: number) => ({
  ...told,
  visitor: {
    network: networkOf(`2001:db8:${(process.pid % 65536).toString(16)}:${index.toString(16)}::1`),
  },
})
const first = await buyer(db, [anItem(race.sku)], from(0))
const others = await Promise.all(
  Array.from({ length: race.buyers - 1 }, (_, index) =>
    buyer(db, [anItem(race.sku)], from(index + 1)),
  ),
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
