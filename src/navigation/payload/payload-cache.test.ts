import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPayloadCache } from './payload-cache.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const fell = new URL('https://shop.example/fell/')
const page = { page: 'bike', data: 'fell', meta: {} }

test('a prefetched page serves the next navigation to it, and only that one', async () => {
  const shelf = createPayloadCache(30_000)
  shelf.put(fell, Promise.resolve(page))
  expect(await shelf.take(new URL('https://shop.example/fell/#sizes'))).toEqual(page)
  expect(shelf.take(fell)).toBe(null)
})

test('another query is another page', () => {
  const shelf = createPayloadCache(30_000)
  shelf.put(fell, Promise.resolve(page))
  expect(shelf.take(new URL('https://shop.example/fell/?colour=red'))).toBe(null)
})

test('after thirty seconds prices may have moved, so the page is asked for anew', () => {
  const shelf = createPayloadCache(30_000)
  shelf.put(fell, Promise.resolve(page))
  vi.advanceTimersByTime(30_000)
  expect(shelf.holds(fell)).toBe(false)
  expect(shelf.take(fell)).toBe(null)
})

test.each([
  ['personal page', Promise.resolve({ ...page, meta: { isPersonal: true } })],
  ['error', Promise.resolve({ error: { statusCode: 503, message: 'Busy' } })],
])('a %s does not stay on the shelf', async (_, answer) => {
  const shelf = createPayloadCache(30_000)
  shelf.put(fell, answer)
  await answer
  expect(shelf.holds(fell)).toBe(false)
})

test('a failed prefetch does not stay on the shelf', async () => {
  const shelf = createPayloadCache(30_000)
  const failure = Promise.reject(new Error('lost'))
  shelf.put(fell, failure)
  await failure.catch(() => {})
  expect(shelf.holds(fell)).toBe(false)
})
