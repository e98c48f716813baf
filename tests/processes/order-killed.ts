import { openDatabase } from '#/db/client.server.ts'
import { createLiveMemory } from '#/platform/live-memory.ts'
import { placeOrder } from '#/orders/place-order.server.ts'
import { anItem, aWish, buyer } from '../order-shop.ts'

/** A process that fills carts and orders them, several at a time, telling each deed once it is done. */
const { url, sku } = JSON.parse(process.argv[2] ?? '{}') as { url: string; sku: string }
const { db } = openDatabase({ url, onError: () => {} })
const memory = createLiveMemory(() => {})

async function shop(): Promise<never> {
  for (;;) {
    const { ctx, cartId } = await buyer(db, [anItem(sku)], { memory })
    process.send?.({ cart: cartId })
    const { order } = await placeOrder(ctx, aWish(cartId))
    process.send?.({ order: order.number })
  }
}

await Promise.all(Array.from({ length: 4 }, shop))
