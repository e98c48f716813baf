import { expect, test } from 'vitest'
import { testShop } from '../helpers/shop.ts'

const shop = await testShop({ TRUSTED_PROXIES: '127.0.0.1' })
const html = async (path: string, options?: Parameters<typeof shop.get>[1]) =>
  (await shop.get(path, options)).text()

test('a page is a complete document in the visitor’s language', async () => {
  expect(await html('/')).toMatch(/^<!doctype html><html lang="en-GB">/)
  expect(await html('/', { headers: { 'accept-language': 'de-AT,en;q=0.5' } })).toMatch(
    /<html lang="de-DE">/,
  )
})

test('the German host uses German for a browser without a language preference', async () => {
  expect(await html('/', { headers: { host: 'de.caldercycles.example' } })).toContain(
    '<html lang="de-DE">',
  )
})

test('the payload is the page’s data as JSON, under the page’s URL', async () => {
  const answer = await shop.get('/_payload.json')
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answer.json()).toMatchObject({ page: 'storefront/home/home' })
})

test.each(['/?/_payload.json', '/?_payload.json', '/?_data=routes'])(
  '%s returns a page, never a payload',
  async (path) => {
    expect((await shop.get(path)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  },
)

test('no header changes the kind of response', async () => {
  const headers = {
    accept: 'application/json',
    'x-nuxt-payload': '1',
    'x-react-router-prerender-data': '1',
    rsc: '1',
  }
  expect((await shop.get('/', { headers })).headers.get('content-type')).toBe(
    'text/html; charset=utf-8',
  )
})

test('an unknown URL returns a 404 page, to crawlers too', async () => {
  for (const agent of ['Mozilla/5.0', 'Googlebot/2.1']) {
    const answer = await shop.get('/no/such/page/', { headers: { 'user-agent': agent } })
    expect(answer.status).toBe(404)
    const text = await answer.text()
    expect(text).toContain('<title>404 - Page Not Found: /no/such/page/</title>')
    expect(text).not.toContain('rel="canonical"')
  }
})

test('a missing page fills the window, and leads on by search and by the legal links', async () => {
  const text = await (await shop.get('/no/such/page/')).text()
  const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? ''
  expect(main).toContain('data-error-screen')
  expect(main).toContain('type="search"')
  // This shop has no menu, and a list of categories without an entry would say nothing.
  expect(main).not.toContain('Categories')
  expect(main).toContain('href="/legal-notice/"')
  expect(main).toContain('/img/scene/lost-rider.svg')
  // The mark stands there without the shop's name, and neither header nor footer of the shop.
  expect(text).not.toMatch(/<header|viewBox="0 0 730 100"/)
  expect(text.match(/<main/g)).toHaveLength(1)
})

test('the payload of a missing page returns 404 too', async () => {
  const answer = await shop.get('/no/such/page/_payload.json')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({
    error: { statusCode: 404, message: 'Page Not Found: /no/such/page/' },
  })
})

test('text from a URL is escaped wherever it appears', async () => {
  const typed = '</script><script>alert(1)</script>"><img src=x onerror=alert(2)>'
  const text = await html(`/search/?q=${encodeURIComponent(typed)}`)
  // The text appears in the title, in the field and in the boot data.
  expect(text.match(/alert\(1\)/g)?.length).toBeGreaterThan(2)
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('<img src=x')
})

test('every document has a policy that blocks foreign scripts', async () => {
  for (const path of ['/', '/no/such/page/']) {
    const { headers } = await shop.get(path)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("object-src 'none'; base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('the second request is served from the cache, or with 304', async () => {
  await shop.get('/')
  const second = await shop.get('/')
  expect(second.headers.get('x-cache')).toBe('hit')
  const again = await shop.get('/', {
    headers: { 'if-none-match': second.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('unknown cookies, headers and parameters share one cached page', async () => {
  await shop.get('/')
  const odd = await shop.get('/?utm_source=x&fbclid=y', {
    headers: { 'x-forwarded-scheme': 'x', 'x-original-url': '/admin' },
    cookies: { foo: 'bar', customer_token: 'secret' },
  })
  expect(odd.headers.get('x-cache')).toBe('hit')
  expect(await odd.text()).not.toContain('fbclid')
})

test('each country and language has its own cached pages', async () => {
  await shop.get('/')
  expect(
    (await shop.get('/', { cookies: { location_country: 'jp' } })).headers.get('x-cache'),
  ).toBe('miss')
  expect(
    (await shop.get('/', { cookies: { location_country: 'zz' } })).headers.get('x-cache'),
  ).toBe('hit')
})

test('staging is excluded from search engines by page, header and robots.txt', async () => {
  const headers = { host: 'staging.caldercycles.example' }
  const answer = await shop.get('/', { headers })
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(await answer.text()).toContain('content="noindex, nofollow"')
  expect(await html('/robots.txt', { headers })).toBe('User-agent: *\nDisallow: /\n')
})

test('hashed messages are cached for ever, plain ones for a while, and only in supported languages', async () => {
  const hashed = /\/_i18n\/[\w-]+\/en\/messages\.json/.exec(await html('/'))?.[0] ?? ''
  expect((await shop.get(hashed)).headers.get('cache-control')).toContain('immutable')
  expect(await (await shop.get('/_i18n/de/messages.json')).json()).toHaveProperty('de.goHome')
  expect((await shop.get('/_i18n/fr/messages.json')).status).toBe(404)
})

test('the current release is named, and no other', async () => {
  const { id } = (await (await shop.get('/builds/latest.json')).json()) as { id: string }
  expect(await (await shop.get(`/builds/meta/${id}.json`)).json()).toMatchObject({
    matcher: { static: { '/my-account': { redirect: '/my-account/profile/' } } },
    id,
    prerendered: [],
  })
  expect((await shop.get('/builds/meta/older.json')).status).toBe(404)
})

test('HEAD responds like GET, without a body', async () => {
  const answer = await shop.send('HEAD', '/')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
})

test('the country comes from the trusted proxy’s header unless the visitor chose one', async () => {
  const lookup = async (headers: Record<string, string>, cookies: Record<string, string> = {}) =>
    (
      (await (await shop.get('/nuxt/api/location/lookup', { headers, cookies })).json()) as {
        country: string
      }
    ).country
  expect(await lookup({ 'cf-ipcountry': 'FR' })).toBe('fr')
  expect(await lookup({ 'cf-ipcountry': 'XX' })).toBe('gb')
  expect(await lookup({ 'cf-ipcountry': 'FR' }, { location_country: 'it' })).toBe('it')
})

test('a URL in upper case redirects to the page’s canonical URL', async () => {
  const answer = await shop.get('/No/Such/PAGE/?page=2')
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/no/such/page/?page=2')
})

test('the messages are compressed', async () => {
  const answer = await shop.get('/_i18n/de/messages.json', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
})

test('public pages may use the browser’s back/forward cache', async () => {
  const { headers } = await shop.get('/')
  expect(headers.get('cache-control')).not.toContain('no-store')
})

test('a page with very many filters works but is not cached', async () => {
  const many = Array.from({ length: 20 }, (_, index) => `colour=c${index}`).join('&')
  const answer = await shop.get(`/search/?q=x&${many}`)
  expect(answer.headers.get('x-cache')).toBe('pass')
})
