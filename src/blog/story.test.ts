import { expect, test } from 'vitest'
import { isLive, relatedStories, readingMinutes } from './story.ts'

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

test('suggests what has the most in common, then the newest, and never the current story', () => {
  const story = (slug: string, category: string, ...tags: string[]) => ({
    slug,
    category: { code: category },
    tags: tags.map((code) => ({ code })),
  })
  const read = story('read', 'guides', 'gravel', 'winter')
  const all = [
    story('newest', 'journeys'),
    story('same-category', 'guides'),
    story('one-tag', 'journeys', 'gravel'),
    read,
    story('both-tags', 'journeys', 'winter', 'gravel'),
    story('oldest', 'journeys'),
  ]
  const suggested = (most: number) => relatedStories(all, read, most).map(({ slug }) => slug)
  expect(suggested(2)).toEqual(['both-tags', 'same-category'])
  expect(suggested(9)).toEqual(['both-tags', 'same-category', 'one-tag', 'newest', 'oldest'])
})
