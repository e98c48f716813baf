import { expect, test } from 'vitest'
import { createLruByBytes, type LruEntry } from './lru-by-bytes.server.ts'

const anItem = (key: string, bytes = 100, tags: string[] = []): LruEntry => ({ key, bytes, tags })
const keysIn = (cache: { all(): LruEntry[] }) =>
  cache
    .all()
    .map(({ key }) => key)
    .join('')

function aCache(maxBytes: number, keys: string) {
  const cache = createLruByBytes<LruEntry>(maxBytes)
  for (const key of keys) cache.put(anItem(key))
  return cache
}

test('evicts the least recently used item when the bytes run out', () => {
  const cache = aCache(800, 'abcdefgh')
  cache.use('a')
  cache.put(anItem('i'))
  expect(keysIn(cache)).toBe('cdefghia')
  expect(cache.totals()).toEqual({ entries: 8, bytes: 800, evictions: 1 })
})

test('a thousand items used once do not evict those used again', () => {
  const cache = aCache(800, 'abcd')
  for (const key of 'abcd') cache.use(key)
  for (let index = 0; index < 1_000; index += 1) cache.put(anItem(`once ${index} `))
  expect(keysIn(cache)).toContain('abcd')
  expect(cache.totals()).toMatchObject({ entries: 8, bytes: 800 })
})

test('evicts the least recently used regular when newcomers are few', () => {
  const cache = aCache(800, 'abcdefgh')
  for (const key of 'hgfedcba') cache.use(key)
  cache.put(anItem('i'))
  expect(keysIn(cache)).toBe('igfedcba')
})

test('a replaced regular item stays a regular', () => {
  const cache = aCache(800, 'a')
  cache.use('a')
  cache.put(anItem('a'))
  for (let index = 0; index < 20; index += 1) cache.put(anItem(`once ${index} `))
  expect(cache.peek('a')).toBeDefined()
})

test('peeking at an item does not mark it as used', () => {
  const cache = aCache(800, 'abcdefgh')
  cache.peek('a')
  cache.put(anItem('i'))
  expect(cache.peek('a')).toBeUndefined()
})

test('refuses one huge item, and evicts nothing for it', () => {
  const cache = aCache(800, 'ab')
  expect(cache.put(anItem('b', 101))).toBe(false)
  expect(keysIn(cache)).toBe('a')
})

test('an item that grows evicts others', () => {
  const cache = createLruByBytes<LruEntry>(800)
  for (const key of 'abcdefghij') cache.put(anItem(key, 80))
  const last = cache.use('j')
  expect(last && cache.resize(last, 100)).toBe(true)
  expect(cache.totals()).toEqual({ entries: 9, bytes: 740, evictions: 1 })
})

test('a tag finds the items stored now, not earlier ones', () => {
  const cache = createLruByBytes<LruEntry>(800)
  cache.put(anItem('a', 100, ['menu', 'product:1']))
  cache.put(anItem('b', 100, ['menu']))
  cache.put(anItem('a', 100, ['product:1']))
  cache.remove('b')
  expect(cache.tagged('menu')).toEqual([])
  expect(cache.tagged('product:1').map(({ key }) => key)).toEqual(['a'])
})
