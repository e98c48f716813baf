import { expect, test } from 'vitest'
import { createPageRegistry } from './page-registry.ts'

const emptyPage = { Page: () => null }

test('a loaded page is available synchronously', async () => {
  const pages = createPageRegistry(() => {})
  pages.register({ home: async () => emptyPage })
  expect(pages.module('home')).toBe(null)
  await pages.load('home')
  expect(pages.module('home')).toBe(emptyPage)
})

test('a page requested twice is loaded once', async () => {
  let loads = 0
  const pages = createPageRegistry(() => {})
  pages.register({
    home: async () => {
      loads += 1
      return emptyPage
    },
  })
  await Promise.all([pages.load('home'), pages.load('home')])
  await pages.load('home')
  expect(loads).toBe(1)
})

test('a page that fails to load is announced, thrown and can be retried', async () => {
  const announced: unknown[] = []
  const lost = new TypeError('Failed to fetch dynamically imported module')
  let isOnline = false
  const pages = createPageRegistry((error) => announced.push(error))
  pages.register({ cart: () => (isOnline ? Promise.resolve(emptyPage) : Promise.reject(lost)) })
  await expect(pages.load('cart')).rejects.toBe(lost)
  expect(announced).toEqual([lost])
  isOnline = true
  await expect(pages.load('cart')).resolves.toBe(emptyPage)
})

test('an import that resolves to nothing counts as lost', async () => {
  const pages = createPageRegistry(() => {})
  pages.register({ cart: async () => {} })
  await expect(pages.load('cart')).rejects.toThrow('"cart" did not load')
})

test('refuses an unknown page by name, each time', async () => {
  const pages = createPageRegistry(() => {})
  await expect(pages.load('unicycle')).rejects.toThrow('unicycle')
  await expect(pages.load('unicycle')).rejects.toThrow('unicycle')
})

test('finds the page of a path where the path alone decides', () => {
  const pages = createPageRegistry(() => {})
  pages.register({}, (pathname) => (pathname === '/' ? 'home' : null))
  expect(pages.keyOf('/')).toBe('home')
  expect(pages.keyOf('/cgr/')).toBe(null)
})
