import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkoutBrowsers } from '../../../tests/checkout/checkout-browser.ts'
import { cartShop, helmet } from '../../../tests/helpers/cart-shop.ts'

const shop = await cartShop({ PAYMENTS: 'test-with-faults' })

const { browser } = checkoutBrowsers(shop, shop.database)

/** The cookies of a browser that pressed the order button. */
async function ordered(payment: string): Promise<Record<string, string>> {
  const { jar, fill, send } = await browser(helmet)
  await send(await fill({ payment }))
  return Object.fromEntries(jar)
}

const claim = async (cookies: Record<string, string>, key?: string): Promise<unknown> => {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  const response = await shop.post('/nuxt/api/checkout/claim-order', {}, { cookies, headers })
  return ((await response.json()) as { isFirst: unknown }).isFirst
}

test('of eight pages at once one is the first to report an order, and none after it', async () => {
  const cookies = await ordered('works')
  const answers = await Promise.all(Array.from({ length: 8 }, () => claim(cookies)))
  expect(answers.filter((isFirst) => isFirst === true)).toHaveLength(1)
  expect(await claim(cookies)).toBe(false)
})

test('a page whose answer was lost asks again and is still the first; another page is not', async () => {
  const cookies = await ordered('works')
  const [lost, reloaded] = [randomUUID(), randomUUID()]
  expect(await claim(cookies, lost)).toBe(true)
  expect(await claim(cookies, lost)).toBe(true)
  expect(await claim(cookies, reloaded)).toBe(false)
  expect(await claim(cookies, lost)).toBe(true)
})

test('the key of one browser is of no use to another', async () => {
  const [mine, theirs] = [await ordered('works'), await ordered('works')]
  const key = randomUUID()
  expect(await claim(mine, key)).toBe(true)
  expect(await claim(theirs, key)).toBe(true)
  expect(await claim(mine)).toBe(false)
  expect(await claim({}, key)).toBe(false)
})

test.each(['declined', 'silent'])(
  'an order whose payment is %s is not reported',
  async (payment) => {
    expect(await claim(await ordered(payment))).toBe(false)
  },
)

test('a stranger reports nothing', async () => {
  await ordered('works')
  expect(await claim({})).toBe(false)
  expect(await claim({ order_attempt: 'x'.repeat(32) })).toBe(false)
})
