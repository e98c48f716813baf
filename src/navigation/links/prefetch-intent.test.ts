import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrefetchIntent } from './prefetch-intent.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function anIntent() {
  const asked: string[] = []
  return { asked, intent: createPrefetchIntent((href) => asked.push(href), 65) }
}

test('a pointer that rests for 65 ms means a visit', () => {
  const { asked, intent } = anIntent()
  intent.rest('/fell/')
  vi.advanceTimersByTime(64)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(['/fell/'])
})

test('a pointer passing by means nothing', () => {
  const { asked, intent } = anIntent()
  intent.rest('/fell/')
  vi.advanceTimersByTime(40)
  intent.drop()
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([])
})

test('a pointer moving on to the next link means the next link', () => {
  const { asked, intent } = anIntent()
  intent.rest('/fell/')
  vi.advanceTimersByTime(40)
  intent.rest('/tor/')
  vi.advanceTimersByTime(65)
  expect(asked).toEqual(['/tor/'])
})

test('focus and touch need no wait, and ask once', () => {
  const { asked, intent } = anIntent()
  intent.rest('/fell/')
  intent.show('/fell/')
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual(['/fell/'])
})
