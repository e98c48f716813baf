import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteOfHost } from '#/platform/config/sites.ts'
import { urlRedirect } from './url-rules.ts'

const uk = { site: siteOfHost('www.caldercycles.example').site, isSecure: true }
const german = { site: siteOfHost('de.caldercycles.example').site, isSecure: true }
const redirect = (url: string, visitor = uk) => urlRedirect({ method: 'GET', url, visitor })

test.each([
  ['/road-bikes', '/road-bikes/'],
  ['/road-bikes?page=2', '/road-bikes/?page=2'],
  ['//evil.example/x', '/evil.example/x/'],
  ['/\\evil.example', '/evil.example/'],
  ['/%2F%2Fevil.example', '/evil.example/'],
])('%s is sent on to %s for good', (url, location) => {
  expect(redirect(url)).toEqual({ status: 301, location, cookies: [] })
})

test.each([
  '/',
  '/road-bikes/',
  '/sitemap.xml',
  '/nuxt/api/cart/fetch-cart',
  '/road-bikes/_payload.json',
  '/img/w_640/a.svg',
])('%s stays as it is', (url) => expect(redirect(url)).toBeNull())

test('a country in the address becomes cookies for a year and leaves it, with the slash put right on the way', () => {
  expect(redirect('/road-bikes?country=DE&page=2')).toEqual({
    status: 302,
    location: '/road-bikes/?page=2',
    cookies: [
      'location_country=de; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
      'location_currency=EUR; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ],
  })
})

test('a country we do not sell to is only removed', () => {
  expect(redirect('/?country=zz')).toEqual({ status: 302, location: '/', cookies: [] })
})

test('a partner’s click is stored for a year', () => {
  expect(redirect('/?AWC=1001_1700000000_abc')?.cookies).toEqual([
    'awc=1001_1700000000_abc; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('where consent comes first, the click waits in the address', () => {
  expect(redirect('/?awc=1001_1700000000_abc', german)).toBeNull()
})

test.each(['x'.repeat(101), 'a b', '<script>', ''])('a click id like "%s" is dropped', (click) => {
  expect(redirect(`/?awc=${encodeURIComponent(click)}`)?.cookies).toEqual([])
})

test('posts are never sent elsewhere', () => {
  expect(urlRedirect({ method: 'POST', url: '/x', visitor: uk })).toBeNull()
})

test('no address leads off the shop', () => {
  fc.assert(
    fc.property(fc.string(), fc.webQueryParameters(), (path, query) => {
      const location = redirect(`/${path.replaceAll('?', '')}?country=gb&${query}`)?.location ?? '/'
      expect(new URL(location, 'https://shop.example').origin).toBe('https://shop.example')
    }),
  )
})
