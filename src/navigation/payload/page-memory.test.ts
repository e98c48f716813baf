import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageMemory } from './page-memory.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const at = (key: string, pathname = '/bikes/') => ({ key, pathname, search: '' })
const answer = { page: 'listing', data: [], meta: {} }
const aMemory = () => createPageMemory({ entries: 3, lifeMs: 1000 })

test('remembers a page by its history entry', () => {
  const memory = aMemory()
  memory.remember(at('a'), answer)
  expect(memory.recall(at('a'))).toBe(answer)
  expect(memory.recall(at('b'))).toBe(null)
})

test('the same history key with another URL is another page', () => {
  const memory = aMemory()
  memory.remember(at('default'), answer)
  expect(memory.recall(at('default', '/cart/'))).toBe(null)
})

test('remembers only the last few pages', () => {
  const memory = aMemory()
  for (const key of ['a', 'b', 'c', 'd']) memory.remember(at(key), answer)
  expect(['a', 'b', 'c', 'd'].filter((key) => memory.recall(at(key)))).toEqual(['b', 'c', 'd'])
})

test('a page visited again counts as recent', () => {
  const memory = aMemory()
  for (const key of ['a', 'b', 'c', 'a', 'd']) memory.remember(at(key), answer)
  expect(memory.recall(at('a'))).toBe(answer)
  expect(memory.recall(at('b'))).toBe(null)
})

test('drops a page when it expires', () => {
  const memory = aMemory()
  memory.remember(at('a'), answer)
  vi.advanceTimersByTime(1000)
  expect(memory.recall(at('a'))).toBe(null)
})

test('never remembers a personal page', () => {
  const memory = aMemory()
  memory.remember(at('a'), { ...answer, meta: { isPersonal: true } })
  expect(memory.recall(at('a'))).toBe(null)
})

test('drops every page on logout', () => {
  const memory = aMemory()
  memory.remember(at('a'), answer)
  memory.clear()
  expect(memory.recall(at('a'))).toBe(null)
})
