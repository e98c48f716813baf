import { expect, test } from 'vitest'
import type { CallCart, CartAnswer } from '#/cart/browser/cart-calls.client.ts'
import { type CartChange, createCartStore } from '#/cart/browser/cart-store.client.ts'
import { aWireCart } from '../../../tests/cart/wire-cart.ts'
import { createReplaceInCart } from './replace-in-cart.client.ts'

const answered = (version: number, code?: string): CartAnswer => ({
  cart: aWireCart(version),
  errors: [],
  problems: code ? [{ code, message: 'no', path: [0] }] : [],
})

/** A page that was opened by a link, with the answers to its calls in turn. */
function openedPage(...answers: (CartAnswer | null)[]) {
  const calls: string[] = []
  const send: CallCart = (call) => {
    calls.push(call)
    return Promise.resolve(answers.shift() ?? null)
  }
  const tabs = { publish: () => {}, subscribe: () => {} }
  const store = createCartStore({ send, tabs, hint: () => 1 })
  const changes: CartChange[] = []
  const replace = createReplaceInCart(store, (change) => void changes.push(change))
  return { calls, changes, replace: () => replace('line', [{ sku: 'B', quantity: 1 }]) }
}

test('another build is reported with the cart before it, even where the page had not asked for the cart', async () => {
  const { calls, changes, replace } = openedPage(answered(1), answered(2))
  expect(await replace()).toBe('done')
  expect(calls).toEqual(['fetch-cart', 'update-bike'])
  expect(changes).toMatchObject([
    { kind: 'replaced', uid: 'line', before: { version: 1 }, after: { version: 2 } },
  ])
})

test('an update that is sent twice is reported once', async () => {
  const { calls, changes, replace } = openedPage(answered(1), null, answered(2))
  expect(await replace()).toBe('done')
  expect(calls).toEqual(['fetch-cart', 'update-bike', 'update-bike'])
  expect(changes).toMatchObject([{ before: { version: 1 }, after: { version: 2 } }])
})

test('an update that is refused or lost is not reported', async () => {
  const refused = openedPage(answered(1), answered(1, 'INSUFFICIENT_STOCK'))
  expect(await refused.replace()).toEqual({ problem: 'no' })
  const lost = openedPage(answered(1), null, null)
  expect(await lost.replace()).toBe('offline')
  expect([...refused.changes, ...lost.changes]).toEqual([])
})
