import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { routes } from '#/app/routes/routes.ts'
import { declaredCalls } from '../../helpers/declared-calls.ts'
import { everyThird, faultsIn, oddShop, oddTexts, type Sent } from './odd-shop.ts'

const { shop, send } = await oddShop()

const oddSegments = [
  '%E2%80%A8',
  'x%E2%80%A9x',
  '%00',
  '%0A',
  '%0D%0Ax',
  '%0B%0C%1B',
  '%ED%A0%80',
  '%C0%AF',
  '%FF%FE',
  '%F0%9F%9A%B2',
  '%EF%BF%BE',
  '%',
  '%zz',
  '%2',
  '%2525252e',
  '%2e%2e',
  '%2F%2F',
  '%5C',
  '..%2f',
  '__proto__',
  'constructor',
  'toString',
  'a;b=c',
  '*',
  ':slug',
  '(a+)+$',
  '[',
  '-',
  'a'.repeat(6_000),
  'a/'.repeat(1_500),
  '%C3%A9'.repeat(800),
  "'%22%3Cscript%3E",
]

describe('odd URLs', () => {
  const folders = [
    '',
    '/bikes',
    '/blog',
    '/blog/tag',
    '/auth',
    '/search',
    '/compare',
    '/my-account/orders',
    '/my-account/shipping',
    '/checkout',
    '/order',
    '/moor-ti-rival',
    '/img',
    '/img/w_96/bike',
    '/img/w_96/scene',
    '/nuxt/api',
    '/nuxt/api/cart',
    '/_i18n',
    '/builds/meta',
    '/flags',
    '/feeds',
    '/sitemaps',
    '/assets',
    '/__nuxt_island',
  ]

  const endings = ['/', '', '/_payload.json', '.svg', '.json']

  test('cause no server error', async () => {
    const sent: Sent[] = []
    // Each folder meets every segment, and both meet every ending; all combinations would be 4,000.
    for (const [position, folder] of folders.entries())
      for (const [index, segment] of oddSegments.entries())
        sent.push(
          await send('GET', `${folder}/${segment}${endings[(position + index) % endings.length]}`),
        )
    expect(sent.length).toBe(folders.length * oddSegments.length)
    expect(faultsIn(sent)).toEqual([])
  })

  test.each(['/%E2%80%A8/', '/%E2%80%A9x/', '/bikes/%E2%80%A8/', '/blog/%E2%80%A8/'])(
    '%s returns 404',
    async (path) => {
      const response = await shop.get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(await response.text()).toContain('</html>')
    },
  )

  test('cause no server error with other methods', async () => {
    const sent: Sent[] = []
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE'])
      for (const path of ['/', '/checkout/', '/nuxt/api/cart/fetch-cart', '/img/x', '/livez'])
        for (const segment of ['', '%E2%80%A8/', '%zz/'])
          sent.push(await send(method, path + segment))
    expect(sent.length).toBeGreaterThan(100)
    expect(faultsIn(sent)).toEqual([])
  })
})

describe('odd queries', () => {
  const names = ['q', 'page', 'sort', 'next', 'country', 'awc', 'locale', 'bikes', 'size', 'colour']
  const more = ['order', 'v', 'props', 'bike', 'cart', '__proto__', 'a[b][c]', 'discipline']

  const readingCalls = async () =>
    (await declaredCalls(shop)).filter(({ method, isChange }) => method === 'get' && !isChange)

  test('cause no server error in any parameter of a call', async () => {
    const sent: Sent[] = []
    for (const { path, parameters } of await readingCalls())
      for (const name of parameters)
        for (const value of oddTexts)
          sent.push(await send('GET', `/nuxt/api/${path}?${name}=${value}`))
    expect(sent.length).toBeGreaterThan(oddTexts.length * 30)
    expect(faultsIn(sent)).toEqual([])
  })

  test('cause no server error in any page or call', async () => {
    const pages = routes.map(({ path }) =>
      path.replace(':bike', 'moor-ti-rival').replaceAll(/:\w+|\*/g, 'x'),
    )
    const calls = await readingCalls()
    const files = ['/feeds/products.xml', '/sitemap.xml', '/img/w_96/bike/moor-ti-rival/raw.svg']
    const paths = [
      ...pages.map((path) => (path.endsWith('/') ? path : `/${path}/`.replaceAll('//', '/'))),
      ...calls.map(({ path }) => `/nuxt/api/${path}`),
      ...files,
    ]
    expect(paths.length).toBeGreaterThan(30)
    const sent: Sent[] = []
    for (const [position, path] of paths.entries())
      for (const value of everyThird(oddTexts, position)) {
        const query = [...names, ...more].map((name) => `${name}=${value}`).join('&')
        sent.push(await send('GET', `${path}?${query.slice(0, 12_000)}`))
      }
    for (const path of paths) sent.push(await send('GET', `${path}?${'a=1&'.repeat(2_000)}`))
    expect(sent.length).toBeGreaterThan(paths.length * (oddTexts.length / 3))
    expect(faultsIn(sent)).toEqual([])
  })
})

describe('odd headers', () => {
  const oddValues = [
    '%ED%A0%80',
    '__proto__',
    '=;=;;=',
    '"',
    ',,,,',
    'a'.repeat(6_000),
    '\u00ff\u00fe',
    '*;q=NaN',
    '[::1',
    '-1',
  ]
  const headers = [
    'cookie',
    'accept',
    'accept-language',
    'accept-encoding',
    'if-none-match',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'cf-ipcountry',
    'idempotency-key',
    'origin',
    'referer',
    'sec-fetch-site',
    'authorization',
    'content-type',
    'range',
  ]
  const cookies = [
    'customer_token',
    'customer_refresh_token',
    'customer_expire_time',
    'cart_id',
    'i18n_redirected',
    'location_country',
    'location_currency',
    'order_attempt',
    'awc',
  ]

  test('cause no server error', async () => {
    const sent: Sent[] = []
    const paths = ['/', '/bikes/', '/my-account/', '/nuxt/api/cart/fetch-cart', '/img/w_96/x.svg']
    for (const [position, path] of paths.entries()) {
      for (const [index, name] of headers.entries())
        for (const value of everyThird(oddValues, position + index))
          sent.push(await send('GET', path, { headers: { [name]: value } }))
      for (const value of oddTexts) {
        const cookie = cookies.map((name) => `${name}=${value}`).join('; ')
        sent.push(await send('GET', path, { headers: { cookie: cookie.slice(0, 12_000) } }))
      }
    }
    expect(sent.length).toBeGreaterThan(300)
    expect(faultsIn(sent)).toEqual([])
  })

  test('bytes that are not HTTP cause none either', async () => {
    const lines = [
      'GET /\u00e2\u0080\u00a8/ HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET /\u00ff\u00fe/ HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET http://[::1/ HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET //// HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET * HTTP/1.1\r\nHost: x\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: \r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a b%zz\r\n\r\n',
      'GET /?\u00ff HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET http://other.example/ HTTP/1.1\r\nHost: x\r\n\r\n',
    ]
    const sent: Sent[] = []
    for (const line of lines) {
      const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
      // The socket stays open for writing: Node drops its response if the other end closes first.
      socket.write(Buffer.from(line.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'), 'latin1'))
      const answer = await text(socket)
      sent.push({ request: line, status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 599) })
    }
    expect(sent).toHaveLength(lines.length)
    expect(faultsIn(sent)).toEqual([])
  })
})
