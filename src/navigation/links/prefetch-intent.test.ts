import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrefetchIntent } from './prefetch-intent.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function anIntent() {
  const prefetched: string[] = []
  return { prefetched, intent: createPrefetchIntent((href) => prefetched.push(href), 65) }
}

test('prefetches after the pointer has rested for 65 ms', () => {
  const { prefetched, intent } = anIntent()
  intent.rest('/fell/')
  vi.advanceTimersByTime(64)
  expect(prefetched).toEqual([])
  vi.advanceTimersByTime(1)
  expect(prefetched).toEqual(['/fell/'])
})

test('does not prefetch when the pointer passes by', () => {
  const { prefetched, intent } = anIntent()
  intent.rest('/fell/')
  vi.advanceTimersByTime(40)
  intent.drop()
  vi.advanceTimersByTime(1000)
  expect(prefetched).toEqual([])
})

test('prefetches only the link the pointer ends on', () => {
  const { prefetched, intent } = anIntent()
  intent.rest('/fell/')
  vi.advanceTimersByTime(40)
  intent.rest('/tor/')
  vi.advanceTimersByTime(65)
  expect(prefetched).toEqual(['/tor/'])
})

test('prefetches once and at once on focus or touch', () => {
  const { prefetched, intent } = anIntent()
  intent.rest('/fell/')
  intent.show('/fell/')
  vi.advanceTimersByTime(1000)
  expect(prefetched).toEqual(['/fell/'])
})
