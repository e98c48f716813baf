import { useSyncExternalStore } from 'react'
import { openTabs } from '#/visitor/tabs.client.ts'
import { cartChanges } from './cart-changes.client.ts'
import { callCart } from './cart-calls.client.ts'
import { hintedCount } from './cart-hint.client.ts'
import { type CartState, createCartStore } from './cart-store.client.ts'

/** All tabs of a browser show the same cart. */
export const cartStore = createCartStore({
  send: callCart,
  tabs: openTabs('cart'),
  hint: hintedCount,
  onChange: cartChanges.send,
  // Pages without TLS have no locks, and neither has Safari before 15.4.
  inTurn: globalThis.navigator?.locks && ((work) => navigator.locks.request('first-add', work)),
})

export const useCart = (): CartState =>
  useSyncExternalStore(cartStore.watch, cartStore.state, cartStore.blank)
