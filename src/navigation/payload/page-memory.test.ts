import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageMemory } from './page-memory.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const at = (key: string, pathname = '/bikes/') => ({ key, pathname, search: '' })
const answer = { page: 'listing', data: [], meta: {} }
const aMemory = () => createPageMemory({ entries: 3, lifeMs: 1000 })

test('a page left is a page remembered, by its place in the history', () => {
  const memory = aMemory()
  memory.remember(at('a'), answer)
  expect(memory.recall(at('a'))).toBe(answer)
  expect(memory.recall(at('b'))).toBe(null)
})

test('an entry of the same name at another address is another page', () => {
  const memory = aMemory()
  memory.remember(at('default'), answer)
  expect(memory.recall(at('default', '/cart/'))).toBe(null)
})

test('only the last few pages are kept', () => {
  const memory = aMemory()
  for (const key of ['a', 'b', 'c', 'd']) memory.remember(at(key), answer)
  expect(['a', 'b', 'c', 'd'].filter((key) => memory.recall(at(key)))).toEqual(['b', 'c', 'd'])
})

test('a page seen again counts as recent', () => {
  const memory = aMemory()
  for (const key of ['a', 'b', 'c', 'a', 'd']) memory.remember(at(key), answer)
  expect(memory.recall(at('a'))).toBe(answer)
  expect(memory.recall(at('b'))).toBe(null)
})

test('an old page is asked for anew', () => {
  const memory = aMemory()
  memory.remember(at('a'), answer)
  vi.advanceTimersByTime(1000)
  expect(memory.recall(at('a'))).toBe(null)
})

test('a personal page is never kept', () => {
  const memory = aMemory()
  memory.remember(at('a'), { ...answer, meta: { isPersonal: true } })
  expect(memory.recall(at('a'))).toBe(null)
})

test('whoever logs out leaves no page behind', () => {
  const memory = aMemory()
  memory.remember(at('a'), answer)
  memory.forget()
  expect(memory.recall(at('a'))).toBe(null)
})
