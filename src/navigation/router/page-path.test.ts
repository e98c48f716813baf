import { expect, test } from 'vitest'
import { isPagePath, ownPage, withSlash } from './page-path.ts'

const here = 'https://shop.example/bikes/'

test.each([
  ['/', '/'],
  ['/bikes', '/bikes/'],
  ['/bikes/', '/bikes/'],
  ['/fell-2.0', '/fell-2.0/'],
  ['/guides/sizing.pdf', '/guides/sizing.pdf'],
])('spells %s as %s', (given, spelt) => {
  expect(withSlash(given)).toBe(spelt)
})

test.each([
  '/nuxt/api/cart/fetch-cart',
  '/auth/logout/',
  '/img/w_400/fell.webp',
  '/builds/latest.json',
])('%s is not a page', (path) => {
  expect(isPagePath(path)).toBe(false)
})

test.each(['/', '/bikes/gravel/', '/blog/logout-lane/', '/imgrid/'])('%s is a page', (path) => {
  expect(isPagePath(path)).toBe(true)
})

test.each([
  'https://elsewhere.example/bikes/',
  '//elsewhere.example/',
  'mailto:shop@shop.example',
  'http://',
])('%s is not a page of this shop', (href) => {
  expect(ownPage(href, here)).toBe(null)
})

test('adds the slash and keeps query and hash', () => {
  expect(ownPage('/search?q=bell#top', here)?.href).toBe('https://shop.example/search/?q=bell#top')
})
