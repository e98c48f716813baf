import { afterEach, expect, test, vi } from 'vitest'
import { testShop } from '../../tests/helpers/shop.ts'
import { checkStoreNetwork } from './store-network.client.ts'

const storeIp = '198.51.100.7'
const shop = await testShop({
  TRUSTED_PROXIES: '127.0.0.1',
  STORE_NETWORKS: `leeds=${storeIp}`,
  IP_LOOKUP_URL: 'https://ip.example/look-up?key=1',
})
afterEach(() => vi.unstubAllGlobals())

type Answers = {
  lookUp?: () => Response
  check?: () => Response
  before?: (url: string) => void
}

/** A browser at this IP address, whose calls reach the shop unless they are answered otherwise. */
function comesFrom(ip: string, { lookUp, check, before }: Answers = {}): string[] {
  const called: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    called.push(url)
    before?.(url)
    const answer = url.includes('check-store-ip') ? check : lookUp
    if (answer) return answer()
    const headers = { 'x-forwarded-for': ip }
    return init.method === 'POST'
      ? shop.post(url, init.body, { headers })
      : shop.get(url, { headers })
  })
  return called
}

const refused = () => {
  throw new TypeError('Failed to fetch')
}

test.each([
  [storeIp, true],
  ['203.0.113.9', false],
])('a visitor at %s is in a store: %s', async (ip, isStoreIp) => {
  const called = comesFrom(ip)
  expect(await checkStoreNetwork(undefined, 0)).toEqual({ isStoreIp, ipDataError: null })
  expect(called).toEqual(['/nuxt/api/location/ip?format=json', '/nuxt/api/check-store-ip'])
})

test('the shop decides by the connection, not by the address that the browser names', async () => {
  comesFrom('203.0.113.9', { lookUp: () => Response.json({ ip: storeIp }) })
  expect(await checkStoreNetwork(undefined, 0)).toEqual({ isStoreIp: false, ipDataError: null })
})

test.each<[string, () => Response]>([
  ['cannot be reached', refused],
  ['answers without an address', () => Response.json({})],
  ['answers with an empty address', () => Response.json({ ip: '' })],
  ['answers with a page', () => new Response('<html>', { status: 502 })],
])(
  'if the look-up %s, no IP address is found, and the shop still knows its stores',
  async (_, lookUp) => {
    const called = comesFrom(storeIp, { lookUp })
    const found = { isStoreIp: true, ipDataError: 'No IP address found' }
    expect(await checkStoreNetwork(undefined, 0)).toEqual(found)
    expect(called).toEqual(['/nuxt/api/location/ip?format=json', '/nuxt/api/check-store-ip'])
    comesFrom('203.0.113.9', { lookUp })
    expect(await checkStoreNetwork(undefined, 0)).toEqual({ ...found, isStoreIp: false })
  },
)

test.each([
  ['look-up', 'No IP address found'],
  ['check', null],
])('a %s that fails once is no reason to take a store for elsewhere', async (part, ipDataError) => {
  let failures = 1
  const failOnce = (url: string) => {
    if ((part === 'check') === url.includes('check-store-ip') && failures-- > 0) refused()
  }
  comesFrom(storeIp, { before: failOnce })
  expect(await checkStoreNetwork(undefined, 0)).toEqual({ isStoreIp: true, ipDataError })
})

test('the message of a failed check is kept, and the visitor is elsewhere', async () => {
  const error = { message: 'Please try again later', code: 'TOO_MANY_REQUESTS', statusCode: 429 }
  comesFrom(storeIp, { check: () => Response.json({ error }, { status: 429 }) })
  expect(await checkStoreNetwork(undefined, 0)).toEqual({
    isStoreIp: false,
    ipDataError: 'Please try again later',
  })
})

test('another look-up is called as the setting names it, and the policy opens for its host alone', async () => {
  const called = comesFrom(storeIp, { lookUp: () => Response.json({ ip: storeIp }) })
  await checkStoreNetwork('https://ip.example/look-up?key=1', 0)
  expect(called[0]).toBe('https://ip.example/look-up?key=1&format=json')
  const again = comesFrom(storeIp, { lookUp: () => Response.json({ ip: storeIp }) })
  await checkStoreNetwork('https://ip.example/?format=json', 0)
  expect(again[0]).toBe('https://ip.example/?format=json')
  const page = await shop.get('/')
  expect(page.headers.get('content-security-policy')).toMatch(
    /connect-src 'self'[^;]* https:\/\/ip\.example;/,
  )
  expect(await page.text()).toContain('"ipLookupUrl":"https://ip.example/look-up?key=1"')
})
