import { expect, test } from 'vitest'
import { ownPage, testShop } from '../helpers/shop.ts'

const shop = await testShop()
const json = async (response: Response) => (await response.json()) as Record<string, never>

test('lists 41 countries, each with everything a page needs', async () => {
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

test('country names are in German for German readers', async () => {
  const answer = await shop.get('/nuxt/api/location/countries', {
    cookies: { i18n_redirected: 'de' },
  })
  expect(await answer.text()).toContain('Vereinigtes Königreich')
})

test('every country has a flag', async () => {
  const { countries } = (await (await shop.get('/nuxt/api/location/countries')).json()) as {
    countries: { icon: string }[]
  }
  for (const { icon } of countries) {
    const flag = await shop.get(icon)
    expect(flag.headers.get('content-type')).toBe('image/svg+xml')
  }
})

test('an unknown call returns 404 in the envelope, without internal details', async () => {
  const answer = await shop.get('/nuxt/api/nothing/here')
  expect(answer.status).toBe(404)
  expect(await json(answer)).toEqual({
    error: {
      message: 'We could not find that. Please go back, or use the search.',
      code: 'NOT_FOUND',
      statusCode: 404,
    },
  })
})

test('the wrong method is refused and the right one named', async () => {
  const answer = await shop.post('/nuxt/api/location/lookup', {})
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET')
})

test('malformed JSON returns 400', async () => {
  const answer = await shop.post('/nuxt/api/visitor/language', '{"locale":')
  expect([answer.status, (await json(answer)).error]).toEqual([
    400,
    expect.objectContaining({ code: 'MALFORMED_JSON' }),
  ])
})

test('deeply nested JSON is refused before it is parsed', async () => {
  const answer = await shop.post('/nuxt/api/visitor/language', `${'['.repeat(40)}${']'.repeat(40)}`)
  expect(answer.status).toBe(400)
})

test('a body over 100 kB is refused', async () => {
  const answer = await shop.post('/nuxt/api/visitor/language', { locale: 'x'.repeat(120_000) })
  expect(answer.status).toBe(413)
})

test('a wrong field is named in the client’s language', async () => {
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

test('a change requested by a foreign page is refused', async () => {
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

test('personal responses are not cacheable', async () => {
  expect((await shop.get('/nuxt/api/location/lookup')).headers.get('cache-control')).toBe(
    'no-store',
  )
})

test('the store check reports a connection from outside the stores', async () => {
  const answer = await shop.post('/nuxt/api/check-store-ip', { ipAddress: '192.0.2.1' })
  expect(await answer.json()).toEqual({ isStoreIp: false, store: null, error: null })
})

test.each([{}, { ipAddress: '' }, { ipAddress: 'nonsense' }, { ipAddress: '999.1.1.1' }])(
  'the store check reports that %j contains no IP address',
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
])('%s returns %i %s', async (path, status, message) => {
  const answer = await shop.get(path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(await answer.json()).toEqual({ error: { statusCode: status, message } })
})

test('a confirmation link to the API redirects to the page that confirms', async () => {
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
])('recognises %s', async (userAgent, flag) => {
  const headers = { 'user-agent': userAgent }
  const answer = await shop.get('/nuxt/api/visitor/device', { headers })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({
    device: { [flag]: true, isFirefox: false },
    error: null,
  })
})

test('a client can check that the API works, and which release runs', async () => {
  const { id } = (await (await shop.get('/builds/latest.json')).json()) as { id: string }
  const answer = await shop.get('/nuxt/api/health')
  expect(await answer.json()).toEqual({ ok: true, build: id, error: null })
})

test('large responses are compressed, small ones are not', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  const countries = await shop.get('/nuxt/api/location/countries', { headers })
  expect(countries.headers.get('content-encoding')).toBe('gzip')
  const lookup = await shop.get('/nuxt/api/location/lookup', { headers })
  expect(lookup.headers.get('content-encoding')).toBeNull()
  expect(Number(lookup.headers.get('content-length'))).toBeGreaterThan(0)
})

test('every path and reference of the documentation resolves', async () => {
  const document = (await (await shop.get('/nuxt/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { responses: object; summary: string }>>
    components: { schemas: object }
  }
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(50)
  expect(Object.keys(document.paths).length).toBeGreaterThan(50)
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

test('every response has the security headers, including errors and redirects', async () => {
  const paths = ['/', '/no/', '/nuxt/api/nothing', '/robots.txt', '/nope.txt', '/bikes', '/livez']
  for (const path of [...paths, '/?country=de', '/favicon.ico', '/_i18n/xx/messages.json']) {
    const { headers } = await shop.get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
  }
})

test('a page accepts no methods other than GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await shop.send(method, '/bikes/')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test('a GET whose URL names language and country may be stored by a shared cache', async () => {
  const path = '/nuxt/api/header/site-messages'
  const own = await shop.get(path, { cookies: { location_country: 'de' } })
  expect(own.headers.get('cache-control')).toBe('no-store')

  const named = await shop.get(`${path}?locale=de&country=at`, {
    cookies: { location_country: 'gb', i18n_redirected: 'en' },
  })
  expect(named.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
  )
  expect(named.headers.get('cache-tag')).toContain('messages')
  const countries = await shop.get('/nuxt/api/location/countries?locale=de&country=at')
  expect(await countries.text()).toContain('Österreich')

  const cart = await shop.get('/nuxt/api/cart/fetch-cart?locale=de&country=at')
  expect(cart.headers.get('cache-control')).toBe('no-store')
})
