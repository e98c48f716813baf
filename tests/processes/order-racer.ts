import { once } from 'node:events'
import { openDatabase } from '#/db/client.server.ts'
import { createLiveCache } from '#/platform/server-cache/live-cache.ts'
import { networkOf } from '#/platform/rate-limit/network.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { anItem, anOrderRequest, buyer } from '../helpers/order-shop.ts'

/** A process that places many orders in parallel when its parent tells it to. */
type Race = {
  buyers: number
  sku: string
  couponCode?: string
  /** Every nth payment is declined. */
  declinedEach?: number
}

const { db } = openDatabase({
  url: process.argv[2] ?? '',
  // A busy machine may take longer to connect than a shop would wait, and the race is about something else.
  connectTimeoutMs: 30_000,
  onError: () => {},
})
let races = 0

async function fillCarts({ buyers, sku, couponCode }: Race) {
  races += 1
  const options = { liveCache: createLiveCache(() => {}), ...(couponCode && { couponCode }) }
  /** Each buyer has their own network, so that no rate limit decides the race. */
  const from = (index: number) => {
    const parts = [process.pid % 65_536, races * 1_000 + index].map((part) => part.toString(16))
    return { ...options, visitor: { network: networkOf(`2001:${parts.join(':')}::1`) } }
  }
  const first = await buyer(db, [anItem(sku)], from(0))
  const others = await Promise.all(
    Array.from({ length: buyers - 1 }, (_, index) => buyer(db, [anItem(sku)], from(index + 1))),
  )
  return [first, ...others]
}

async function orderAll(carts: Awaited<ReturnType<typeof fillCarts>>, { declinedEach }: Race) {
  return Promise.all(
    carts.map(async ({ ctx, cartId }, index) => {
      const isDeclined = declinedEach !== undefined && index % declinedEach === 0
      const contact = { email: `${process.pid}-${races}-${index}@example.com` }
      const payment = { method: 'test', details: isDeclined ? 'declined' : 'works' } as const
      try {
        return (await placeOrder(ctx, anOrderRequest(cartId, { contact, payment }))).outcome
      } catch (problem) {
        return isRefusal(problem) ? problem.code : String(problem)
      }
    }),
  )
}

while (process.connected) {
  const [race] = (await once(process, 'message')) as [Race]
  const carts = await fillCarts(race)
  process.send?.('ready')
  await once(process, 'message')
  process.send?.(await orderAll(carts, race))
}
