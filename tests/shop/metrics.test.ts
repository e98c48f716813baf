import { expect, test } from 'vitest'
import { testDatabase } from '../helpers/database.ts'
import { testShop } from '../helpers/shop.ts'

const database = await testDatabase()
const token = 'a-token-for-the-collector'
const [closed, byToken, byNetwork] = await Promise.all([
  testShop({}, database),
  testShop({ METRICS_TOKEN: token }, database),
  testShop({ METRICS_NETWORKS: '192.0.2.0/24,::1', TRUSTED_PROXIES: '127.0.0.1' }, database),
])

const status = async (shop: typeof closed, headers: Record<string, string> = {}) =>
  (await shop.get('/metrics', { headers })).status

test('metrics are closed unless configured, even to localhost', async () => {
  expect(await status(closed)).toBe(404)
  expect(await status(closed, { authorization: 'Bearer null' })).toBe(404)
  expect(await status(closed, { authorization: '' })).toBe(404)
})

test.each([
  ['the right token', { authorization: `Bearer ${token}` }, 200],
  ['a wrong token', { authorization: `Bearer ${token}x` }, 404],
  ['the token in another scheme', { authorization: `Basic ${token}` }, 404],
  ['no token', {}, 404],
])('with a token configured, %s gets %s', async (_, headers, expected) => {
  expect(await status(byToken, headers)).toBe(expected)
})

test('with networks configured, only those see the metrics', async () => {
  const response = await byNetwork.get('/metrics', { headers: { 'x-forwarded-for': '192.0.2.9' } })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('page_cache')
  expect(await status(byNetwork, { 'x-forwarded-for': '192.0.3.9' })).toBe(404)
})

test('a page that is rendered is measured in its parts, a stored one is not', async () => {
  const rendered = async () => {
    const response = await byToken.get('/metrics', {
      headers: { authorization: `Bearer ${token}` },
    })
    const count = /^page_part_seconds_count\{part="render"\} (\d+)$/m.exec(await response.text())
    return Number(count?.[1] ?? 0)
  }
  const before = await rendered()
  await byToken.get('/brands/')
  expect(await rendered()).toBe(before + 1)
  await byToken.get('/brands/')
  expect(await rendered()).toBe(before + 1)
})
