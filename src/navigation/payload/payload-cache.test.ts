import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPayloadCache } from './payload-cache.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const fell = new URL('https://shop.example/fell/')
const page = { page: 'bike', data: 'fell', meta: {} }

test('a prefetched page serves one navigation to it', async () => {
  const cache = createPayloadCache(30_000)
  cache.put(fell, Promise.resolve(page))
  expect(await cache.take(new URL('https://shop.example/fell/#sizes'))).toEqual(page)
  expect(cache.take(fell)).toBe(null)
})

test('another query is another page', () => {
  const cache = createPayloadCache(30_000)
  cache.put(fell, Promise.resolve(page))
  expect(cache.take(new URL('https://shop.example/fell/?colour=red'))).toBe(null)
})

test('a prefetched page expires after thirty seconds, since prices may have changed', () => {
  const cache = createPayloadCache(30_000)
  cache.put(fell, Promise.resolve(page))
  vi.advanceTimersByTime(30_000)
  expect(cache.holds(fell)).toBe(false)
  expect(cache.take(fell)).toBe(null)
})

test.each([
  ['personal page', Promise.resolve({ ...page, meta: { isPersonal: true } })],
  ['error', Promise.resolve({ error: { statusCode: 503, message: 'Busy' } })],
])('does not cache a %s', async (_, answer) => {
  const cache = createPayloadCache(30_000)
  cache.put(fell, answer)
  await answer
  expect(cache.holds(fell)).toBe(false)
})

test('does not cache a failed prefetch', async () => {
  const cache = createPayloadCache(30_000)
  const failure = Promise.reject(new Error('lost'))
  cache.put(fell, failure)
  await failure.catch(() => {})
  expect(cache.holds(fell)).toBe(false)
})
