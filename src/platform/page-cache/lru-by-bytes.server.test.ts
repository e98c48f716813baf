import { expect, test } from 'vitest'
import { createLruByBytes, type LruEntry } from './lru-by-bytes.server.ts'

const anItem = (key: string, bytes = 100, tags: string[] = []): LruEntry => ({ key, bytes, tags })
const keysOn = (shelf: { all(): LruEntry[] }) =>
  shelf
    .all()
    .map(({ key }) => key)
    .join('')

function aShelf(maxBytes: number, keys: string) {
  const shelf = createLruByBytes<LruEntry>(maxBytes)
  for (const key of keys) shelf.put(anItem(key))
  return shelf
}

test('the shelf never holds more bytes than it may, and the longest unused goes first', () => {
  const shelf = aShelf(800, 'abcdefgh')
  shelf.use('a')
  shelf.put(anItem('i'))
  expect(keysOn(shelf)).toBe('cdefghia')
  expect(shelf.totals()).toEqual({ entries: 8, bytes: 800, evictions: 1 })
})

test('a thousand items that are used once do not sweep out those that are used again', () => {
  const shelf = aShelf(800, 'abcd')
  for (const key of 'abcd') shelf.use(key)
  for (let index = 0; index < 1_000; index += 1) shelf.put(anItem(`once ${index} `))
  expect(keysOn(shelf)).toContain('abcd')
  expect(shelf.totals()).toMatchObject({ entries: 8, bytes: 800 })
})

test('when newcomers are few, the longest unused of the others goes', () => {
  const shelf = aShelf(800, 'abcdefgh')
  for (const key of 'hgfedcba') shelf.use(key)
  shelf.put(anItem('i'))
  expect(keysOn(shelf)).toBe('igfedcba')
})

test('an item that is made anew keeps its standing', () => {
  const shelf = aShelf(800, 'a')
  shelf.use('a')
  shelf.put(anItem('a'))
  for (let index = 0; index < 20; index += 1) shelf.put(anItem(`once ${index} `))
  expect(shelf.peek('a')).toBeDefined()
})

test('looking at an item does not keep it', () => {
  const shelf = aShelf(800, 'abcdefgh')
  shelf.peek('a')
  shelf.put(anItem('i'))
  expect(shelf.peek('a')).toBeUndefined()
})

test('one huge page does not sweep out the others', () => {
  const shelf = aShelf(800, 'ab')
  expect(shelf.put(anItem('b', 101))).toBe(false)
  expect(keysOn(shelf)).toBe('a')
})

test('an item that grows pushes out others', () => {
  const shelf = createLruByBytes<LruEntry>(800)
  for (const key of 'abcdefghij') shelf.put(anItem(key, 80))
  const last = shelf.use('j')
  expect(last && shelf.resize(last, 100)).toBe(true)
  expect(shelf.totals()).toEqual({ entries: 9, bytes: 740, evictions: 1 })
})

test('a tag finds what is on the shelf now, not what was', () => {
  const shelf = createLruByBytes<LruEntry>(800)
  shelf.put(anItem('a', 100, ['menu', 'product:1']))
  shelf.put(anItem('b', 100, ['menu']))
  shelf.put(anItem('a', 100, ['product:1']))
  shelf.remove('b')
  expect(shelf.tagged('menu')).toEqual([])
  expect(shelf.tagged('product:1').map(({ key }) => key)).toEqual(['a'])
})
