import { describe, expect, test } from 'vitest'
import { actionPaths } from '#/app/routes/actions.server.ts'
import { customer } from '../../helpers/customers-shop.ts'
import { everyThird, faultsIn, oddShop, oddTexts, type Sent } from './odd-shop.ts'

const { shop, send } = await oddShop()

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
