import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landingPath } from './landing-path.ts'

test.each([
  ['/', '/'],
  ['/bikes/?sort=price&colour=red,blue', '/bikes/?sort=price&colour=red%2Cblue'],
  ['/wold-sl-105-di2/build-v2/?o=7-WHL_C40', '/wold-sl-105-di2/build-v2/?o=7-WHL_C40'],
  ['/checkout/', '/checkout/'],
  ['/checkout/confirmation/', '/checkout/'],
  ['/stores/leeds/', '/stores/leeds/'],
])('%s continues on the phone as %s', (requested, path) => {
  expect(landingPath(requested)).toBe(path)
})

test('the phone keeps its own country, and is nobody’s affiliate click', () => {
  expect(landingPath('/bikes/?country=de&AWC=1_2&sort=price')).toBe('/bikes/?sort=price')
})

test.each([
  null,
  undefined,
  '',
  'bikes/',
  '/bikes',
  '//evil.example/',
  '/\\evil.example/',
  '/bikes/\\..//',
  'https://evil.example/',
  'javascript:alert(1)',
  '/bikes/../nuxt/api/auth/logout/',
  '/nuxt/api/auth/logout/',
  '/NUXT/api/auth/logout/',
  '/bikes/#hash',
  '/bikes/\n',
  '/my-account/orders/',
  '/auth/logout/',
  '/order/?sent=1',
  '/cycletowork/?salary=50000',
  '/continue/',
  '/stores/collection-screen/',
  `/bikes/?q=${'a'.repeat(1_000)}`,
])('%j leads nowhere', (requested) => {
  expect(landingPath(requested)).toBeNull()
})

test('whatever is requested, the phone stays on a page of this shop', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'/\\a.:@?#&=%-_ n\t'.split('')),
    maxLength: 40,
  })
  let pages = 0
  fc.assert(
    fc.property(text, (requested) => {
      const path = landingPath(`/${requested}`)
      if (path === null) return
      pages += 1
      const { origin, pathname } = new URL(path, 'https://shop.example')
      expect(origin).toBe('https://shop.example')
      expect(pathname).toMatch(/^\/(?:[\w-]+\/)*$/)
      // A stored path is checked again when it is used.
      expect(landingPath(path)).toBe(path)
    }),
    { numRuns: 2_000 },
  )
  expect(pages).toBeGreaterThan(0)
})
