import { createChannel } from '#/platform/browser/channel.ts'
import type { CartChange } from './cart-store.client.ts'

/** Changes that this page made to the cart, for the script that reports them. */
export const cartChanges = createChannel<CartChange>()
