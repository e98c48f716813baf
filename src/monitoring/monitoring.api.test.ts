import { expect, test } from 'vitest'
import { testShop } from '../../tests/helpers/shop.ts'

const shop = await testShop({ METRICS_NETWORKS: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' })
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

const fault = {
  kind: 'error',
  page: 'storefront/home/home',
  message: 'x is undefined',
  stack: '',
  build: 'another',
}

/** The lines of `/metrics` about browsers, without those of empty series. */
async function reported(): Promise<string[]> {
  const text = await (await shop.get('/metrics', from('127.0.0.1'))).text()
  return text.split('\n').filter((line) => /^(?:browser|web_vitals)_\w+(?<!_bucket)\{/.test(line))
}

test('faults are counted by page, kind and build', async () => {
  for (const kind of ['error', 'error', 'chunk'])
    expect((await shop.post('/nuxt/api/client-error', { ...fault, kind })).status).toBe(200)
  expect(await reported()).toEqual([
    'browser_faults_total{page="storefront/home/home",build="other",kind="error"} 2',
    'browser_faults_total{page="storefront/home/home",build="other",kind="chunk"} 1',
  ])
})

test('labels that a stranger invents make no new series', async () => {
  const before = await reported()
  for (const page of ['', 'no/such/page', '__proto__', 'constructor', 'a\\"} 9'])
    await shop.post('/nuxt/api/client-error', { ...fault, page, build: page })
  const after = (await reported()).filter((line) => !before.includes(line))
  expect(after).toEqual(['browser_faults_total{page="other",build="other",kind="error"} 5'])
})

test.each([
  ['no body', {}],
  ['another kind', { ...fault, kind: 'mine' }],
  ['a long message', { ...fault, message: 'x'.repeat(301) }],
  ['a long stack', { ...fault, stack: 'x'.repeat(2_001) }],
  ['a page that is no text', { ...fault, page: ['storefront/home/home'] }],
])('a report with %s is refused', async (_, body) => {
  expect((await shop.post('/nuxt/api/client-error', body, from('192.0.2.10'))).status).toBe(422)
})

test('web vitals are counted in the unit of their name', async () => {
  const page = 'lister/page/category'
  const values = { LCP: 1.2, CLS: 0.02, INP: 0.08 }
  const body = { page, build: 'another', values }
  expect((await shop.post('/nuxt/api/web-vitals', body, from('192.0.2.11'))).status).toBe(200)
  const lines = await reported()
  for (const [name, value] of [
    ['lcp_seconds', 1.2],
    ['cls', 0.02],
    ['inp_seconds', 0.08],
  ])
    expect(lines).toContain(`web_vitals_${name}_sum{page="${page}",build="other"} ${value}`)
})

test.each([{ LCP: -1 }, { LCP: '1' }, { LCP: 1e9 }, { XYZ: 1 }, { LCP: null }])(
  'values such as %j are refused',
  async (values) => {
    const body = { page: 'lister/page/category', build: 'another', values }
    expect((await shop.post('/nuxt/api/web-vitals', body, from('192.0.2.12'))).status).toBe(422)
  },
)

test('a network that reports without end is refused, others are not', async () => {
  const statusFrom = async (ip: string) =>
    (await shop.post('/nuxt/api/client-error', fault, from(ip))).status
  const statuses = []
  // More than twice the limit, since the minute may end during the test.
  for (let sent = 0; sent < 130; sent += 1) statuses.push(await statusFrom('192.0.2.13'))
  expect(statuses).toContain(429)
  expect(statuses.slice(0, 50)).not.toContain(429)
  expect(await statusFrom('192.0.2.14')).toBe(200)
})

test('another site cannot make a browser report', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await shop.post('/nuxt/api/client-error', fault, { headers })).status).toBe(403)
})
