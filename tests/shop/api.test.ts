import { expect, test } from 'vitest'
import { ownPage, testShop } from '../helpers/shop.ts'

const shop = await testShop()
const json = async (response: Response) => (await response.json()) as Record<string, never>

test('the shop sells to 41 countries, each with everything a page needs of it', async () => {
  const answer = await json(await shop.get('/nuxt/api/location/countries'))
  expect(answer.countries).toHaveLength(41)
  expect(answer.countries).toContainEqual({
    name: 'United Kingdom',
    currency: 'GBP',
    code: 'gb',
    eswCode: 'GB',
    currencySign: '£',
    locale: 'en-GB',
    icon: '/flags/gb.svg',
  })
})

test('a German reader finds the countries by their German names', async () => {
  const answer = await shop.get('/nuxt/api/location/countries', {
    cookies: { i18n_redirected: 'de' },
  })
  expect(await answer.text()).toContain('Vereinigtes Königreich')
})

test('every country has a flag to go with it', async () => {
  const { countries } = (await (await shop.get('/nuxt/api/location/countries')).json()) as {
    countries: { icon: string }[]
  }
  for (const { icon } of countries) {
    const flag = await shop.get(icon)
    expect(flag.headers.get('content-type')).toBe('image/svg+xml')
  }
})

test('an unknown call answers 404 in the envelope, and says nothing about the house', async () => {
  const answer = await shop.get('/nuxt/api/nothing/here')
  expect(answer.status).toBe(404)
  expect(await json(answer)).toEqual({
    error: { message: 'There is nothing here.', code: 'NOT_FOUND', statusCode: 404 },
  })
})

test('the wrong method is refused with the right one named', async () => {
  const answer = await shop.post('/nuxt/api/location/lookup', {})
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET')
})

test('malformed JSON is a 400, not a fault of ours', async () => {
  const answer = await shop.post('/nuxt/api/visitor/language', '{"locale":')
  expect([answer.status, (await json(answer)).error]).toEqual([
    400,
    expect.objectContaining({ code: 'MALFORMED_JSON' }),
  ])
})

test('JSON nested deeper than any honest payload is refused before it is parsed', async () => {
  const answer = await shop.post('/nuxt/api/visitor/language', `${'['.repeat(40)}${']'.repeat(40)}`)
  expect(answer.status).toBe(400)
})

test('a body over 100 kB is refused', async () => {
  const answer = await shop.post('/nuxt/api/visitor/language', { locale: 'x'.repeat(120_000) })
  expect(answer.status).toBe(413)
})

test('a wrong field is named, in the language of whoever sent it', async () => {
  const answer = await shop.post(
    '/nuxt/api/visitor/country',
    { country: 'gbr' },
    { cookies: { i18n_redirected: 'de' } },
  )
  expect(answer.status).toBe(422)
  expect((await json(answer)).error).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { country: ['Bitte verwende höchstens 2 Zeichen.'] },
  })
})

test('a change that a foreign page asked for is refused', async () => {
  const body = JSON.stringify({ locale: 'de' })
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { ...ownPage, 'sec-fetch-mode': 'navigate' },
    { ...ownPage, 'sec-purpose': 'prefetch' },
  ]
  for (const headers of foreign) {
    const answer = await shop.send('POST', '/nuxt/api/visitor/language', { headers, body })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
})

test('switching the language stores it for a year', async () => {
  const answer = await shop.post('/nuxt/api/visitor/language', { locale: 'de' })
  expect(answer.headers.getSetCookie()).toEqual([
    'i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax',
  ])
})

test('calls are documented by the schemas that parse them', async () => {
  const document = (await (await shop.get('/nuxt/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { requestBody?: unknown; responses: unknown }>>
  }
  expect(document.paths['/nuxt/api/location/countries']?.get?.responses).toHaveProperty('200')
  expect(JSON.stringify(document.paths['/nuxt/api/visitor/language']?.post?.requestBody)).toContain(
    '"enum":["en","de"]',
  )
})

test('personal answers are never kept by anyone', async () => {
  expect((await shop.get('/nuxt/api/location/lookup')).headers.get('cache-control')).toBe(
    'no-store',
  )
})

test('a shop in one of our stores is told by its connection, under the path of the specification', async () => {
  const answer = await shop.post('/nuxt/api/check-store-ip', { ipAddress: '192.0.2.1' })
  expect(await answer.json()).toEqual({ isStoreIp: false, store: null, error: null })
})

test.each([{}, { ipAddress: '' }, { ipAddress: 'nonsense' }, { ipAddress: '999.1.1.1' }])(
  'where no address can be read from %j the store check says so',
  async (body) => {
    const answer = await shop.post('/nuxt/api/check-store-ip', body)
    expect(await answer.json()).toMatchObject({
      isStoreIp: false,
      error: { message: 'No IP address found' },
    })
  },
)

test.each([
  ['/_i18n/xx/messages.json', 404, "Locale 'xx' not found."],
  ['/_i18n/messages.json', 400, 'Locale not specified.'],
])('%s answers %i %s', async (path, status, message) => {
  const answer = await shop.get(path)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ error: { statusCode: status, message } })
})

test('a confirmation link that calls the API leads to the page that confirms', async () => {
  const token = 'a'.repeat(43)
  const answer = await shop.get(`/nuxt/api/newsletter/confirm?token=${token}`)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`/newsletter/confirm/#${token}`)
  const without = await shop.get('/nuxt/api/newsletter/confirm?token=<script>')
  expect(without.headers.get('location')).toBe('/newsletter/confirm/')
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'isIos',
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'isCrawler'],
])('what %s is can be asked for', async (userAgent, flag) => {
  const headers = { 'user-agent': userAgent }
  const answer = await shop.get('/nuxt/api/visitor/device', { headers })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({
    device: { [flag]: true, isFirefox: false },
    error: null,
  })
})

test('a caller can ask whether the calls answer, and which build does', async () => {
  const { id } = (await (await shop.get('/builds/latest.json')).json()) as { id: string }
  const answer = await shop.get('/nuxt/api/health')
  expect(await answer.json()).toEqual({ ok: true, build: id, error: null })
})

test('large answers are packed, small ones are not worth it', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  const countries = await shop.get('/nuxt/api/location/countries', { headers })
  expect(countries.headers.get('content-encoding')).toBe('gzip')
  const lookup = await shop.get('/nuxt/api/location/lookup', { headers })
  expect(lookup.headers.get('content-encoding')).toBeNull()
  expect(Number(lookup.headers.get('content-length'))).toBeGreaterThan(0)
})

test('every path and reference of the documentation leads somewhere', async () => {
  const document = (await (await shop.get('/nuxt/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { responses: object; summary: string }>>
    components: { schemas: object }
  }
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)]
  for (const [, pointer = ''] of references) {
    const found = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
    expect(found, pointer).toBeDefined()
  }
  for (const [path, operations] of Object.entries(document.paths)) {
    expect(path).toMatch(/^\/nuxt\/api(?:\/[a-z0-9-]+)+$/)
    for (const [method, { responses, summary }] of Object.entries(operations)) {
      expect(['get', 'post']).toContain(method)
      expect(summary).not.toBe('')
      expect(Object.keys(responses)).toContain('default')
    }
  }
})

test('every answer carries the security headers, errors and redirects included', async () => {
  const paths = ['/', '/no/', '/nuxt/api/nothing', '/robots.txt', '/nope.txt', '/bikes', '/livez']
  for (const path of [...paths, '/?country=de', '/favicon.ico', '/_i18n/xx/messages.json']) {
    const { headers } = await shop.get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
  }
})

test('a page takes no other method than reading', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await shop.send(method, '/bikes/')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test('a read whose address names language and country may be kept by a shared cache', async () => {
  const path = '/nuxt/api/header/site-messages'
  const own = await shop.get(path, { cookies: { location_country: 'de' } })
  expect(own.headers.get('cache-control')).toBe('no-store')

  const named = await shop.get(`${path}?locale=de&country=at`, {
    cookies: { location_country: 'gb', i18n_redirected: 'en' },
  })
  expect(named.headers.get('cache-control')).toBe('public, s-maxage=60, stale-while-revalidate=300')
  const countries = await shop.get('/nuxt/api/location/countries?locale=de&country=at')
  expect(await countries.text()).toContain('Österreich')

  const cart = await shop.get('/nuxt/api/cart/fetch-cart?locale=de&country=at')
  expect(cart.headers.get('cache-control')).toBe('no-store')
})
