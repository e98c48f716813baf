import { expect, test } from 'vitest'
import { isLive, nextStories, readingMinutes } from './story.ts'

const noon = new Date('2026-11-16T12:00:00Z')
const before = new Date('2026-11-16T11:59:59Z')
const after = new Date('2026-11-16T12:00:01Z')
const dates = { publishedAt: before, expiresAt: null, revisedAt: null }

test('a draft is not shown, nor what appears later', () => {
  expect(isLive({ ...dates, publishedAt: null }, noon)).toBe(false)
  expect(isLive({ ...dates, publishedAt: after }, noon)).toBe(false)
})

test('a story is shown from its moment on, and until it is withdrawn', () => {
  expect(isLive({ ...dates, publishedAt: noon }, noon)).toBe(true)
  expect(isLive({ ...dates, expiresAt: after }, noon)).toBe(true)
  expect(isLive({ ...dates, expiresAt: noon }, noon)).toBe(false)
})

test('even a short note takes a minute', () => {
  expect([3, 220, 700].map(readingMinutes)).toEqual([1, 1, 3])
})

test('those of the same kind come next, then the newest; never the one just read', () => {
  const told = (slug: string, category: string) => ({ slug, category })
  const [read, ...rest] = [
    told('read', 'guide'),
    told('a', 'journey'),
    told('b', 'guide'),
    told('c', 'journey'),
  ]
  const next = nextStories([...rest, read], read, 2)
  expect(next.map(({ slug }) => slug)).toEqual(['b', 'a'])
})
