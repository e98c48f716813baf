import { expect, test } from 'vitest'
import { canonicalUrl, type CanonicalPage, withSlash } from './canonical.ts'

const site = {
  url: 'https://www.caldercycles.example',
  trailingSlash: true,
  lowercaseCanonical: true,
}
const allowedQuery = ['page', 'sort', 'filter', 'search', 'q', 'category', 'tag']
const of = (url: string, page: Partial<CanonicalPage> = {}) => {
  const [path = '', query = ''] = url.split('?')
  const canonical = canonicalUrl(site, {
    path,
    query: new URLSearchParams(query),
    allowedQuery,
    ...page,
  })
  return canonical?.replace(site.url, '') ?? null
}

test('a listing’s canonical URL has a lower-case path and sorted, allowed parameters', () => {
  expect(
    canonicalUrl(site, {
      path: '/Bikes/CGR',
      query: new URLSearchParams('utm=x&sort=Price&page=2'),
      allowedQuery,
    }),
  ).toBe('https://www.caldercycles.example/bikes/cgr/?page=2&sort=Price')
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['/?utm_source=mail', '/'],
  ['/a.pdf', '/a.pdf'],
  ['//evil.example', '/evil.example/'],
  ['/bikes?q=steel frame', '/bikes/?q=steel+frame'],
  ['/bikes?filter=b&filter=a', '/bikes/?filter=b&filter=a'],
  ['/bikes?tag=', '/bikes/?tag'],
  ['/bikes?PAGE=2', '/bikes/'],
  ['/%C3%9Cber-Uns', '/%C3%BCber-uns/'],
])('%s has the canonical URL %s', (url, canonical) => {
  expect(of(url)).toBe(canonical)
})

test('by default only page and search parameters are kept', () => {
  const query = new URLSearchParams('colour=red&q=fork&page=3')
  expect(canonicalUrl(site, { path: '/search', query })).toBe(`${site.url}/search/?page=3&q=fork`)
})

test('a site may keep upper case and omit the trailing slash', () => {
  const plain = { ...site, trailingSlash: false, lowercaseCanonical: false }
  expect(canonicalUrl(plain, { path: '/Bikes/CGR/' })).toBe(`${site.url}/Bikes/CGR`)
  expect(canonicalUrl(plain, { path: '/' })).toBe(`${site.url}/`)
})

test('a site URL with a trailing slash does not double it', () => {
  expect(canonicalUrl({ ...site, url: `${site.url}/` }, { path: '/' })).toBe(`${site.url}/`)
})

test.each([404, 410, 500])('a page with status %i has no canonical URL', (statusCode) => {
  expect(of('/bikes', { statusCode })).toBeNull()
})

test.each([
  ['/bikes', true, '/bikes/'],
  ['/bikes/', true, '/bikes/'],
  ['/bikes/', false, '/bikes'],
  ['/', false, '/'],
  ['/bikes?page=2#top', true, '/bikes/?page=2#top'],
  ['/bikes/?page=2', false, '/bikes?page=2'],
  ['/a.pdf', true, '/a.pdf'],
  ['/a.pdf?x=1', true, '/a.pdf?x=1'],
  ['/v1.2', true, '/v1.2/'],
])('%s with slash %s is %s', (target, trailingSlash, result) => {
  expect(withSlash(target, trailingSlash)).toBe(result)
})
