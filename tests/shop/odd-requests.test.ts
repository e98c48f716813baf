import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { actionPaths } from '#/app/routes/actions.server.ts'
import { importFiles } from '#/catalogue/import/import.server.ts'
import { sampleFiles } from '#/catalogue/demo-data/sample-files.ts'
import { routes } from '#/app/routes/routes.ts'
import { declaredCalls } from '../helpers/declared-calls.ts'
import { customer } from '../helpers/customers-shop.ts'
import { testShop } from '../helpers/shop.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

/** No request may cause a server error: every status is below 500, except HTTP's own 501 and 505. */
const shop = await testShop({
  SHOW_KIT: 'true',
  TRUSTED_PROXIES: '127.0.0.1',
  CHECKOUT_SECRET: 'a secret of more than thirty-two characters',
})
beforeAll(() => importFiles(shop.database.db, sampleFiles(), { now: new Date('2026-11-15') }))

type Sent = { what: string; status: number }
/** A 503 is a legitimate refusal: a slow machine may run out of time for a call. */
const faultsIn = (sent: readonly Sent[]) =>
  sent.filter(({ status }) => status >= 500 && status !== 503)

async function send(method: string, path: string, rest: Parameters<typeof shop.send>[2] = {}) {
  const { status } = await shop.send(method, path, rest)
  const body = rest?.body === undefined ? '' : ` ${rest.body.slice(0, 120)}`
  return { what: `${method} ${path.slice(0, 120)}${body}`, status }
}

/** Takes a third of the values, another third each turn, so that all are sent to some path of every kind. */
const everyThird = <Value>(all: readonly Value[], turn: number) =>
  all.filter((_, index) => (index + turn) % 3 === 0)

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

const oddTexts = [
  '%ED%A0%80',
  '%00',
  '%0A',
  '%E2%80%A8',
  '%zz',
  '__proto__',
  'constructor',
  '1e309',
  '-1',
  '0x10',
  '99999999999999999999',
  'NaN',
  "'%22%3C%3E",
  'a'.repeat(5_000),
  '%F0%9F%9A%B2'.repeat(200),
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
      sent.push({ what: line, status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 599) })
    }
    expect(sent).toHaveLength(lines.length)
    expect(faultsIn(sent)).toEqual([])
  })
})

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
}
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } }

/** Builds a value of the schema's shape with `leaf` for every string. */
function sampleOf(schema: Schema, leaf: unknown): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0], leaf)
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, each]) => [name, sampleOf(each, leaf)]),
    )
  if (schema.items) return [sampleOf(schema.items, leaf)]
  return [schema.type].flat().some((type) => type === 'number' || type === 'integer') ? 1 : leaf
}

describe('odd bodies of calls', () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  const raw = [
    '',
    'null',
    '1',
    '"\\ud800"',
    '[]',
    '{',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{}}}',
    '{"toString":1,"hasOwnProperty":null}',
    deep(31),
    deep(5_000),
    `{"a":${deep(40)}}`,
    '{"a":1e999}',
    '\u00ff',
    `"${'a'.repeat(90_000)}"`,
    `{"${'a.'.repeat(10_000)}":1}`,
  ]
  const leaves: unknown[] = [
    'x\ud800',
    '\udc00x',
    '\u0000',
    'a\u2028b',
    '\u{1f6b2}'.repeat(300),
    'a'.repeat(20_000),
    '__proto__',
    '%ED%A0%80',
    -1,
    1e308,
    null,
    true,
    [],
    {},
    [['x']],
  ]

  test('cause no server error in any documented call', async () => {
    const doc = (await (await shop.get('/nuxt/api/openapi.json')).json()) as {
      paths: Record<string, { post?: Operation }>
    }
    const calls = Object.entries(doc.paths).flatMap(([path, { post }]) => {
      const schema = post?.requestBody?.content['application/json']?.schema
      return post ? [{ path, schema }] : []
    })
    expect(calls.length).toBeGreaterThan(25)
    const ada = await customer(shop)
    const cookies = Object.fromEntries(ada.jar)
    const sent: Sent[] = []
    const surrogates: Sent[] = []
    for (const [position, { path, schema }] of calls.entries()) {
      const post = (body: string) => {
        const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
        // Each request has its own network, or rate limits would respond instead.
        const from = { 'x-forwarded-for': `10.1.${sent.length >> 8}.${sent.length & 255}` }
        // A call that reads no body does its work, and one of them logs out.
        return send('POST', path, {
          cookies: schema ? cookies : {},
          headers: { ...headers, ...from },
          body,
        })
      }
      // All calls parse their bodies the same way.
      for (const body of everyThird(raw, position)) sent.push(await post(body))
      for (const leaf of leaves) {
        const body = JSON.stringify(sampleOf(schema ?? {}, leaf))
        const answer = await post(body)
        sent.push(answer)
        if (schema && /\\ud[89a-f]|\\u0000/i.test(body)) surrogates.push(answer)
      }
    }
    expect(sent.length).toBeGreaterThan(calls.length * (raw.length / 4 + leaves.length))
    expect(faultsIn(sent)).toEqual([])
    expect(surrogates.length).toBeGreaterThan(30)
    expect(surrogates.filter(({ status }) => status < 400)).toEqual([])
  })
})

test.each(['x\ud800', '\udc00', 'a\u0000b'])(
  'text that cannot be stored is refused in every field (%j)',
  async (value) => {
    const items = [
      { sku: 'HLM-CREST-M-INK', quantity: 1, entered_options: [{ uid: 'a', value }] },
      { sku: 'HLM-CREST-M-INK', quantity: 1, [value]: 1 },
    ]
    for (const item of items) {
      const response = await shop.post('/nuxt/api/cart/add-item', { cartItems: [item] })
      expect(response.status).toBe(400)
    }
  },
)

describe('odd forms', () => {
  const names = [
    'a.'.repeat(10_000),
    '.',
    '..',
    '__proto__.x',
    'constructor.prototype.x',
    'delivery.street.0.0.0.0',
    'delivery.street.4294967295',
    '%ED%A0%80',
    '%00',
    'form',
    'a'.repeat(20_000),
  ]

  test('cause no server error in any page with a form', async () => {
    const paths = actionPaths.map(
      (path) => `${path.replace(':bike', 'moor-ti-rival').replaceAll(/:\w+/g, '1')}/`,
    )
    expect(paths.length).toBeGreaterThan(15)
    const ada = await customer(shop)
    const sent: Sent[] = []
    for (const [position, path] of paths.entries()) {
      const fields = await fieldsOf(path, Object.fromEntries(ada.jar))
      const post = (body: string) =>
        send('POST', path, {
          cookies: path.startsWith('/my-account') ? Object.fromEntries(ada.jar) : {},
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
            'x-forwarded-for': `10.2.${sent.length >> 8}.${sent.length & 255}`,
          },
          body,
        })
      for (const name of everyThird(names, position)) sent.push(await post(`${name}=x`))
      for (const value of everyThird(oddTexts, position))
        sent.push(await post(fields.map((name) => `${name}=${value.slice(0, 1_000)}`).join('&')))
      sent.push(await post('a=1&'.repeat(8_000)))
    }
    expect(sent.length).toBeGreaterThan((paths.length * (names.length + oddTexts.length)) / 3)
    expect(faultsIn(sent)).toEqual([])
  })

  async function fieldsOf(path: string, cookies: Record<string, string>): Promise<string[]> {
    const html = await (await shop.get(path, { cookies })).text()
    return [...html.matchAll(/\sname="([\w.]+)"/g)].map(([, name = '']) => name)
  }

  test('a field name with ten thousand dots is refused', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    }
    const body = `${'a.'.repeat(10_000)}=x`
    const response = await shop.send('POST', '/checkout/', { headers, body })
    expect(response.status).toBe(400)
  })
})
