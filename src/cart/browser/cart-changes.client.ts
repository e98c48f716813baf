import { createChannel } from '#/platform/browser/channel.ts'
import type { CartChange } from './cart-store.client.ts'

/** What this page changed in the cart, for whoever reports it. */
export const cartChanges = createChannel<CartChange>()
