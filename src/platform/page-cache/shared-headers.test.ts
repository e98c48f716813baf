import { expect, test, vi } from 'vitest'
import { maxAgeMs } from './cache-lifetime.ts'
import { sharedHeaders } from './shared-headers.ts'

const midnight = new Date('2026-11-17T00:00:00Z')
const lifetime = { freshSeconds: 60, staleSeconds: 300 }
const headersAt = (time: string, expiries = [midnight], tags: string[] = []) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`2026-11-16T${time}Z`) })
  return sharedHeaders({ expiries: new Set(expiries), tags: new Set(tags) }, lifetime)
}

test('what is true for long is stored by a shared cache', () => {
  expect(headersAt('09:00:00', [])).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  })
})

test('no shared cache serves a price after its reduction has ended', () => {
  // Two minutes in the shop, one fresh and five stale in front of it.
  expect(headersAt('23:51:59')['cache-control']).toContain('s-maxage=60')
  expect(headersAt('23:52:00')['cache-control']).toBe('public, max-age=0')
})

test('a shared cache is told which changes a response depends on', () => {
  expect(headersAt('09:00:00', [], ['product:42', 'catalogue'])['cache-tag']).toBe(
    'catalogue,product:42',
  )
})

test('a page that took three seconds to make is true three seconds less', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T23:59:58Z') })
  const ctx = { expiries: new Set([midnight]) }
  expect(maxAgeMs(ctx)).toBe(2_000)
  vi.advanceTimersByTime(3_000)
  expect(maxAgeMs(ctx)).toBe(-1_000)
})
