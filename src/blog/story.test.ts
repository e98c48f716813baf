import { expect, test } from 'vitest'
import { isLive, nextStories, readingMinutes } from './story.ts'

const noon = new Date('2026-11-16T12:00:00Z')
const before = new Date('2026-11-16T11:59:59Z')
const after = new Date('2026-11-16T12:00:01Z')
const dates = { publishedAt: before, expiresAt: null, revisedAt: null }

test('hides drafts and stories with a later publication time', () => {
  expect(isLive({ ...dates, publishedAt: null }, noon)).toBe(false)
  expect(isLive({ ...dates, publishedAt: after }, noon)).toBe(false)
})

test('shows a story from its publication time until it expires', () => {
  expect(isLive({ ...dates, publishedAt: noon }, noon)).toBe(true)
  expect(isLive({ ...dates, expiresAt: after }, noon)).toBe(true)
  expect(isLive({ ...dates, expiresAt: noon }, noon)).toBe(false)
})

test('the reading time is at least one minute', () => {
  expect([3, 220, 700].map(readingMinutes)).toEqual([1, 1, 3])
})

test('suggests stories of the same category, then the newest, and never the current one', () => {
  const story = (slug: string, category: string) => ({ slug, category })
  const [read, ...rest] = [
    story('read', 'guide'),
    story('a', 'journey'),
    story('b', 'guide'),
    story('c', 'journey'),
  ]
  const next = nextStories([...rest, read], read, 2)
  expect(next.map(({ slug }) => slug)).toEqual(['b', 'a'])
})
