import { expect, test, vi } from 'vitest'
import { callCart } from './cart-calls.client.ts'

const expired = { error: { code: 'SESSION_EXPIRED', message: 'Please log in again.' } }
const cart = { items: [], notices: [], prices: {} }

/** Answers calls in turn, and returns the paths that were called. */
function answering(...answers: [status: number, body: object][]): string[] {
  vi.stubGlobal('document', { cookie: '' })
  const paths: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path.replace('/nuxt/api/', ''))
    const [status, body] = answers[paths.length - 1] ?? [500, {}]
    return Promise.resolve(Response.json(body, { status }))
  })
  return paths
}

test('a call that meets an expired token is repeated after a renewal, with the same key', async () => {
  const paths = answering([401, expired], [200, { renewed: true }], [200, { cart, error: null }])
  expect(await callCart('fetch-cart')).toMatchObject({ cart, errors: [] })
  expect(paths).toEqual(['cart/fetch-cart', 'auth/renew-token', 'cart/fetch-cart'])
})

test('whoever has to log in again is told so, once', async () => {
  const paths = answering([401, expired], [401, expired])
  const answer = await callCart('add-item', { cartItems: [] }, 'key')
  expect(answer?.errors).toEqual([expired.error])
  expect(paths).toEqual(['cart/add-item', 'auth/renew-token'])
})
