import { expect, test } from 'vitest'
import type { CallAnswer } from './customer-calls.client.ts'
import { createCustomerStore } from './customer-store.client.ts'

const done = (body: Record<string, unknown> = {}): CallAnswer => ({
  isDone: true,
  body,
  error: null,
})
const failed = (code: string): CallAnswer => ({
  isDone: false,
  body: null,
  error: { code, message: code },
})
const credentials = { email: 'ada@riders.example', password: 'gravel before breakfast' }

type Responses = Partial<Record<string, (requestCount: number) => CallAnswer>>

/** A page with a fake shop, and a record of every call in order. */
function page({
  responses = {},
  guestCart = 'guest',
}: { responses?: Responses; guestCart?: string | null } = {}) {
  const steps: string[] = []
  const calls = new Map<string, number>()
  const usual: Record<string, CallAnswer> = {
    '/auth/login': done({ checkout_pending: false }),
    '/auth/customer': done({ customer: { email: credentials.email } }),
    '/cart/create-auth': done({ customerCart: { id: 'own' } }),
    '/checkout/start': done({ checkoutUrl: '/checkout/' }),
  }
  let receive: (news: 'came' | 'left') => void = () => {}
  const cart = { isLoaded: false, count: 0, cart: null as { id: string } | null }
  const store = createCustomerStore({
    send: (path, body) => {
      const times = (calls.get(path) ?? 0) + 1
      calls.set(path, times)
      steps.push(body && path === '/cart/merge-cart' ? `${path} ${JSON.stringify(body)}` : path)
      const answer = responses[path]?.(times) ?? usual[path] ?? done()
      return Promise.resolve(answer as never)
    },
    cart: {
      state: () => cart as never,
      recall: () => {
        cart.count = guestCart === null ? 0 : 1
      },
      refresh: () => {
        steps.push('cart refreshed')
        if (!cart.isLoaded && guestCart !== null) cart.cart = { id: guestCart }
        cart.isLoaded = true
        return Promise.resolve()
      },
    },
    tabs: {
      publish: (message) => void steps.push(`published: ${message}`),
      subscribe: (listener) => {
        receive = listener
      },
    },
    clearPages: () => void steps.push('pages cleared'),
    closeMenu: () => void steps.push('menu closed'),
    leaveFor: (url) => void steps.push(`left for ${url}`),
    newKey: () => 'key',
  })
  return { store, steps, receive: (news: 'came' | 'left') => receive(news) }
}

const merge = '/cart/merge-cart {"guestCartId":"guest","authCartId":"own"}'

test('logging in loads customer, cart and menu in order', async () => {
  const { store, steps } = page()
  expect(await store.logIn(credentials)).toBeNull()
  expect(steps).toEqual([
    'cart refreshed',
    '/auth/login',
    'pages cleared',
    '/auth/customer',
    '/cart/create-auth',
    merge,
    'cart refreshed',
    'menu closed',
    'published: came',
  ])
  expect(store.state().customer).toMatchObject({ email: credentials.email })
})

test('without a guest cart nothing is merged', async () => {
  const { store, steps } = page({ guestCart: null })
  await store.logIn(credentials)
  expect(steps[0]).toBe('/auth/login')
  expect(steps).not.toContain(merge)
})

test('a waiting checkout continues after the carts are merged', async () => {
  const { store, steps } = page({
    responses: { '/auth/login': () => done({ checkout_pending: true }) },
  })
  await store.logIn(credentials)
  expect(steps.slice(-2)).toEqual(['/checkout/start', 'left for /checkout/'])
  expect(steps.indexOf('/checkout/start')).toBeGreaterThan(steps.indexOf(merge))
})

test('a wrong password changes nothing', async () => {
  const { store, steps } = page({
    responses: { '/auth/login': () => failed('INVALID_CREDENTIALS') },
  })
  expect(await store.logIn(credentials)).toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(steps).toEqual(['cart refreshed', '/auth/login'])
  expect(store.state().customer).toBeNull()
})

test('a merge whose response was lost is retried', async () => {
  const { store, steps } = page({
    responses: { '/cart/merge-cart': (times) => (times === 1 ? failed('OFFLINE') : done()) },
  })
  await store.logIn(credentials)
  expect(steps.filter((step) => step === merge)).toHaveLength(2)
})

test('registering logs in', async () => {
  const { store, steps } = page()
  await store.register({ ...credentials, firstName: 'Ada', lastName: 'Rider' })
  expect(steps.slice(0, 3)).toEqual(['/auth/register', 'cart refreshed', '/auth/login'])
})

test('logging out clears the state and notifies the other tabs', async () => {
  const { store, steps } = page()
  await store.logIn(credentials)
  steps.length = 0
  await store.logOut()
  expect(steps).toEqual(['/auth/logout', 'pages cleared', 'cart refreshed', 'published: left'])
  expect(store.state()).toEqual({ customer: null, isLoaded: true })
})

test('messages from other tabs are applied and not sent on', async () => {
  const { store, steps, receive } = page()
  receive('came')
  await expect.poll(() => store.state().customer).not.toBeNull()
  receive('left')
  expect(store.state().customer).toBeNull()
  expect(steps.filter((step) => step.startsWith('published'))).toEqual([])
})

test('being offline does not count as logged out', async () => {
  const { store } = page({
    responses: {
      '/auth/customer': (times) => (times === 1 ? done({ customer: {} }) : failed('OFFLINE')),
    },
  })
  await store.refresh()
  await store.refresh()
  expect(store.state().customer).not.toBeNull()
})
