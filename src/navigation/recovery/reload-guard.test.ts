import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadGuardKey, reloadOnce } from './reload-guard.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function aBrowser(href = 'https://shop.example/bikes/') {
  const store = new Map<string, string>()
  const loads: string[] = []
  const location = {
    href,
    assign: (url: string | URL) => void loads.push(String(url)),
    reload: () => void loads.push('reload'),
  }
  const storage = () => ({
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  })
  return { store, loads, location, storage }
}

test('a path that fails twice within ten seconds is reloaded once', () => {
  const browser = aBrowser()
  expect(reloadOnce('/cart/', 10_000, browser)).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(reloadOnce('/cart/', 10_000, browser)).toBe(false)
  expect(browser.loads).toEqual(['https://shop.example/cart/'])
})

test('the same path may be reloaded again after ten seconds', () => {
  const browser = aBrowser()
  reloadOnce('/cart/', 10_000, browser)
  vi.advanceTimersByTime(10_000)
  expect(reloadOnce('/cart/', 10_000, browser)).toBe(true)
})

test('guards each path separately', () => {
  const browser = aBrowser()
  reloadOnce('/cart/', 10_000, browser)
  expect(reloadOnce('/search/?q=bell', 10_000, browser)).toBe(true)
  expect(browser.loads).toEqual([
    'https://shop.example/cart/',
    'https://shop.example/search/?q=bell',
  ])
})

test('stores one record of path and expiry in session storage', () => {
  const browser = aBrowser()
  vi.setSystemTime(1000)
  reloadOnce('/cart/?colour=red#top', 10_000, browser)
  const record: unknown = JSON.parse(browser.store.get(reloadGuardKey) ?? '')
  expect(record).toEqual({ path: '/cart/', expires: 11_000 })
})

test('reloads even where storage is blocked', () => {
  const browser = aBrowser()
  const storage = () => {
    throw new Error('storage is blocked')
  }
  expect(reloadOnce('/cart/', 10_000, { ...browser, storage })).toBe(true)
})

test('reloads if the stored record is invalid', () => {
  const browser = aBrowser()
  browser.store.set(reloadGuardKey, '{"path":')
  expect(reloadOnce('/cart/', 10_000, browser)).toBe(true)
})

test('reloads where only the hash differs, since assigning would only scroll', () => {
  const browser = aBrowser()
  reloadOnce('/bikes/#sizes', 10_000, browser)
  expect(browser.loads).toEqual(['reload'])
})

test.each(['https://elsewhere.example/cart/', 'javascript:alert(1)', '//elsewhere.example/'])(
  'refuses to reload into %s',
  (target) => {
    const browser = aBrowser()
    expect(() => reloadOnce(target, 10_000, browser)).toThrow('Cannot reload into')
    expect(browser.loads).toEqual([])
  },
)
