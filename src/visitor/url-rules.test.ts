import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listRevision } from '#/platform/consent/consent.ts'
import { siteOfHost } from '#/platform/config/sites.ts'
import { urlRedirect } from './url-rules.ts'

const visitorOf = (host: string, cookieHeader = '', isStoreNetwork = false) => ({
  site: siteOfHost(host).site,
  isSecure: true,
  isStoreNetwork,
  cookieHeader,
})
const uk = visitorOf('www.caldercycles.example')
const hosts = ['www.caldercycles.example', 'de.caldercycles.example']
const agreed = `consent=${listRevision}.marketing.0123456789abcdef0123456789abcdef`
const redirect = (url: string, visitor = uk) =>
  urlRedirect({ method: 'GET', url, visitor, revision: listRevision })

test.each([
  ['/road-bikes', '/road-bikes/'],
  ['/road-bikes?page=2', '/road-bikes/?page=2'],
  ['//evil.example/x', '/evil.example/x/'],
  ['/\\evil.example', '/evil.example/'],
  ['/%2F%2Fevil.example', '/evil.example/'],
])('redirects %s permanently to %s', (url, location) => {
  expect(redirect(url)).toEqual({ status: 301, location, cookies: [] })
})

test.each([
  '/',
  '/road-bikes/',
  '/sitemap.xml',
  '/nuxt/api/cart/fetch-cart',
  '/road-bikes/_payload.json',
  '/img/w_640/a.svg',
  '/media/wheel-building.vtt',
  '/sitemaps/bikes.xml',
])('leaves %s as it is', (url) => expect(redirect(url)).toBeNull())

test('stores a country from the URL in cookies for a year and removes it, and adds the slash', () => {
  expect(redirect('/road-bikes?country=DE&page=2')).toEqual({
    status: 302,
    location: '/road-bikes/?page=2',
    cookies: [
      'location_country=de; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
      'location_currency=EUR; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ],
  })
})

test.each(['Country=de', 'COUNTRY=DE', 'country=gb&Country=de'])(
  'reads ?%s whatever the case of its name',
  (query) => {
    const { location, cookies } = redirect(`/road-bikes/?${query}`) ?? {}
    expect(location).toBe('/road-bikes/')
    expect(cookies?.findLast((cookie) => cookie.startsWith('location_country'))).toMatch(/=de;/)
  },
)

test('only removes a country the shop does not sell to', () => {
  expect(redirect('/?country=zz')).toEqual({ status: 302, location: '/', cookies: [] })
})

test.each(hosts)('on %s, stores an affiliate click for a year after consent', (host) => {
  for (const name of ['AWC', 'awc', 'sv_awc'])
    expect(redirect(`/?${name}=1001_1700000000_abc&sort=price`, visitorOf(host, agreed))).toEqual({
      status: 302,
      location: '/?sort=price',
      cookies: [
        'awc=1001_1700000000_abc; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
      ],
    })
})

test.each([
  ['nothing was decided', ''],
  ['everything was rejected', `consent=${listRevision}.none`],
  ['only statistics were accepted', agreed.replace('marketing', 'statistics')],
  ['an older list was accepted', agreed.replace(`${listRevision}.`, `${listRevision - 1}.`)],
])('leaves the click in the URL where %s', (_, cookies) => {
  for (const host of hosts)
    expect(redirect('/?awc=1001_1700000000_abc', visitorOf(host, cookies))).toBeNull()
})

test('in a store nobody has consented', () => {
  const inStore = visitorOf('www.caldercycles.example', agreed, true)
  expect(redirect('/?awc=1001_1700000000_abc', inStore)).toBeNull()
})

test.each(['x'.repeat(101), 'a b', '<script>', ''])('drops the click id "%s"', (click) => {
  const visitor = visitorOf('www.caldercycles.example', agreed)
  expect(redirect(`/?awc=${encodeURIComponent(click)}`, visitor)?.cookies).toEqual([])
})

test('never redirects a POST', () => {
  expect(urlRedirect({ method: 'POST', url: '/x', visitor: uk, revision: listRevision })).toBeNull()
})

test('never redirects to another host', () => {
  fc.assert(
    fc.property(fc.string(), fc.webQueryParameters(), (path, query) => {
      const location = redirect(`/${path.replaceAll('?', '')}?country=gb&${query}`)?.location ?? '/'
      expect(new URL(location, 'https://shop.example').origin).toBe('https://shop.example')
    }),
  )
})
