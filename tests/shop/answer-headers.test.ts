import { beforeAll, expect, test, vi } from 'vitest'
import { importCatalogue } from '../catalogue/import-catalogue.ts'
import { ownScript, testShop } from '../helpers/shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = await testShop({
  SHOW_KIT: 'true',
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_NETWORKS: '192.0.2.0/24',
})
beforeAll(() => importCatalogue(shop.database.db))

type Kind = {
  path: string
  status: number
  method?: string
  headers?: Record<string, string>
  body?: string
  policy?: 'document' | 'drawing'
  isShownElsewhere?: true
}

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
}
const bike = 'bike/moor-ti-rival/raw.svg'

const kinds: Record<string, Kind> = {
  'a page': { path: '/', status: 200, policy: 'document' },
  'a page by HEAD': { path: '/', status: 200, method: 'HEAD', policy: 'document' },
  'an unknown page': { path: '/nothing/here/', status: 404, policy: 'document' },
  'a personal page': { path: '/auth/login/', status: 200, policy: 'document' },
  'the data of a page': { path: '/_payload.json', status: 200 },
  'the data of an unknown page': { path: '/nothing/_payload.json', status: 404 },
  'an unknown island': { path: '/__nuxt_island/None_0.json', status: 400 },
  'a URL without its slash': { path: '/auth/login', status: 301 },
  'a URL that names a country': { path: '/?country=de', status: 302 },
  'a page that redirects to the login': { path: '/my-account/orders/', status: 303 },
  'an accepted form': {
    path: '/language/',
    status: 303,
    method: 'POST',
    headers: form,
    body: 'locale=de&to=/',
  },
  'an invalid form': {
    path: '/-/kit/',
    status: 422,
    method: 'POST',
    headers: form,
    body: 'form=kit',
    policy: 'document',
  },
  'the same to our script': {
    path: '/-/kit/',
    status: 422,
    method: 'POST',
    headers: { ...form, ...ownScript },
    body: 'form=kit',
  },
  'a form from another site': {
    path: '/-/kit/',
    status: 403,
    method: 'POST',
    headers: { ...form, 'sec-fetch-site': 'cross-site' },
    body: 'form=kit',
    policy: 'document',
  },
  'a page that takes no forms': { path: '/nothing/', status: 405, method: 'POST', headers: form },
  'a call': { path: '/nuxt/api/location/ip', status: 200 },
  'an unknown call': { path: '/nuxt/api/none', status: 404 },
  'a call from another site': {
    path: '/nuxt/api/cart/add-item',
    status: 403,
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: '{}',
  },
  'a call with nonsense': {
    path: '/nuxt/api/auth/login',
    status: 400,
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: '{',
  },
  'a drawing': {
    path: `/img/${bike}`,
    status: 200,
    policy: 'drawing',
    isShownElsewhere: true,
  },
  'a picture': { path: `/img/w_96/${bike}`, status: 200, isShownElsewhere: true },
  'a picture that is gone': {
    path: '/img/w_96/bike/none/raw.svg',
    status: 404,
    policy: 'drawing',
    isShownElsewhere: true,
  },
  'a picture in a size that is made in another': {
    path: `/img/w_97/${bike}`,
    status: 301,
    isShownElsewhere: true,
  },
  'a picture in no size': {
    path: `/img/w_0/${bike}`,
    status: 400,
    isShownElsewhere: true,
  },
  'a picture that is sent': {
    path: `/img/w_96/${bike}`,
    status: 405,
    method: 'POST',
    isShownElsewhere: true,
  },
  'an asset that is gone': { path: '/assets/none.js', status: 404 },
  'the liveness check': { path: '/livez', status: 200 },
  'the readiness check': { path: '/readyz', status: 200 },
  'metrics without access': { path: '/metrics', status: 404 },
  'metrics with access': {
    path: '/metrics',
    status: 200,
    headers: { 'x-forwarded-for': '192.0.2.7' },
  },
  'a flag': { path: '/flags/de.svg', status: 200, policy: 'drawing' },
  'no flag': { path: '/flags/xx.svg', status: 404 },
  'the favicon': { path: '/favicon.svg', status: 200, policy: 'drawing' },
  'the old favicon': { path: '/favicon.ico', status: 301 },
  'the picture in mails': { path: '/wordmark.png', status: 200, isShownElsewhere: true },
  'the rules for crawlers': { path: '/robots.txt', status: 200 },
  'the sitemap': { path: '/sitemap.xml', status: 200 },
  'the feed': { path: '/feeds/products.xml?country=gb', status: 200 },
  'a feed of no country': { path: '/feeds/products.xml?country=xx', status: 404 },
  'the build': { path: '/builds/latest.json', status: 200 },
  'words in no language': { path: '/_i18n/none/xx/messages.json', status: 404 },
  'a file that is none': { path: '/none.txt', status: 404 },
  'the description of the calls': { path: '/nuxt/api/openapi.json', status: 200 },
}

const policies = {
  document: /^default-src 'self'; script-src 'self' .*frame-ancestors 'none'/,
  drawing: /^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox$/,
  closed: /^default-src 'none'; frame-ancestors 'none'$/,
}

test.each(Object.entries(kinds))('%s is sent with its security headers', async (_, kind) => {
  const { path, status, method = 'GET', headers = {}, body } = kind
  const request = (proto: string) =>
    shop.send(method, path, {
      headers: { 'x-forwarded-proto': proto, ...headers },
      ...(body !== undefined && { body }),
    })
  const plain = await request('http')
  expect(plain.status).toBe(status)
  expect(plain.headers.get('content-security-policy')).toMatch(policies[kind.policy ?? 'closed'])
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff')
  expect(plain.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(plain.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(plain.headers.get('cross-origin-resource-policy')).toBe(
    kind.isShownElsewhere ? 'cross-origin' : 'same-origin',
  )
  expect(plain.headers.get('strict-transport-security')).toBeNull()
  const secure = await request('https')
  expect(secure.status).toBe(status)
  expect(secure.headers.get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('every document has one content security policy', async () => {
  const paths = [
    '/',
    '/nothing/here/',
    '/auth/login/',
    '/crest-helmet/',
    '/moor-ti-rival/',
    '/blog/',
  ]
  const policiesOf = await Promise.all(
    paths.map(async (path) => {
      const response = await shop.get(path)
      expect(response.headers.get('content-type'), path).toContain('text/html')
      return response.headers.get('content-security-policy')
    }),
  )
  expect(new Set(policiesOf).size).toBe(1)
  expect(policiesOf[0]?.match(/'sha256-/g)).toHaveLength(3)
})

test('cache tags are sorted, so that a page rendered again has the same ETag', async () => {
  const tags = (await shop.get('/')).headers.get('cache-tag')?.split(',') ?? []
  expect(tags.length).toBeGreaterThan(2)
  expect(tags).toEqual(tags.toSorted())
})
