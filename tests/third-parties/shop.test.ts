import { expect, test } from 'vitest'
import { listRevision } from '#/platform/consent/consent.ts'
import { atEndOfFile } from '../helpers/end-of-file.ts'
import { testDatabase } from '../helpers/database.ts'
import { testShop } from '../helpers/shop.ts'
import { everyThirdParty, startStandIn } from './stand-in.ts'

const standIn = await startStandIn()
atEndOfFile(standIn.stop)
const database = await testDatabase()
const plain = await testShop({}, database)
const shop = await testShop(everyThirdParty(standIn.url), database)

/** The revision when all five third parties are set up. */
const withAll = listRevision + 31 * 1024

const policyOf = async (from: typeof shop) =>
  (await from.get('/')).headers.get('content-security-policy') ?? ''
const bootOf = async (from: typeof shop) => {
  const html = await (await from.get('/')).text()
  const [, json = '{}'] = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json) as { revision?: number; dataLayer?: string; shell: object }
}

test('the policy opens exactly for what is set up, and stays strict otherwise', async () => {
  expect(await policyOf(plain)).not.toMatch(/frame-src|google|127\.0\.0\.1/)
  const policy = await policyOf(shop)
  const directive = (name: string) =>
    policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? ''
  const { url } = standIn
  expect(directive('script-src')).toMatch(/^script-src 'self' 'sha256-/)
  for (const script of ['/gtm.js', '/gtag/js', '/js/', '/webxp/', '/gis/'])
    expect(directive('script-src').split(' ')).toContain(url + script)
  expect(policy).not.toMatch(/unsafe-inline'(?!;)|unsafe-eval|script-src[^;]*\*/)
  expect(directive('connect-src').split(' ')).toContain(url)
  expect(directive('frame-src')).toContain(url)
  expect(directive('trusted-types')).toBe('trusted-types calder default foreign-scripts')
  expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
})

test('camera and microphone are for video calls alone', async () => {
  const permissionsOf = async (from: typeof shop) =>
    (await from.get('/')).headers.get('permissions-policy')
  expect(await permissionsOf(plain)).toContain('camera=(), microphone=()')
  expect(await permissionsOf(shop)).toContain(`camera=(self "${standIn.url}")`)
})

test('a page says nothing of third parties unless there are some', async () => {
  const without = await bootOf(plain)
  expect(without).not.toHaveProperty('revision')
  expect(without.shell).not.toHaveProperty('thirdParties')
  const boot = await bootOf(shop)
  expect(boot).toMatchObject({
    revision: withAll,
    // A tag manager has something to read without another setting.
    dataLayer: 'on',
    shell: { thirdParties: { tagManager: { id: 'GTM-CALDER1', url: standIn.url } } },
  })
  // The DSN stays on the server.
  expect(JSON.stringify(boot)).not.toContain('abc123')
})

test('a fault in a browser reaches the monitoring service by way of the shop', async () => {
  const fault = {
    kind: 'hydration',
    page: 'storefront/home/home',
    message: 'Error: Minified React error #418 for ada@riders.example',
    stack: 'at x (https://shop.example/assets/a.js?token=1:2:3)',
    build: '0f3a9c21b7de',
  }
  expect((await shop.post('/nuxt/api/client-error', fault)).status).toBe(200)
  const sent = () => standIn.received.filter(({ path }) => path === '/api/7/envelope/')
  await expect.poll(() => sent().length).toBe(1)
  const { body = '' } = sent()[0] ?? {}
  const event = JSON.parse(body.split('\n')[2] ?? '{}') as object
  expect(event).toMatchObject({
    platform: 'javascript',
    release: '0f3a9c21b7de',
    tags: { page: 'storefront/home/home', kind: 'hydration', site: 'uk' },
    exception: { values: [{ type: 'Error', value: 'Minified React error #418 for [e-mail]' }] },
  })
  expect(body).not.toMatch(/ada@|token=1|127\.0\.0\.1:\d+\/(?!api)/)
})

test('a consent from before a third party was added no longer stores a click', async () => {
  const click = async (revision: number, from: typeof shop) => {
    const consent = `${revision}.marketing.0123456789abcdef0123456789abcdef`
    const { headers } = await from.get('/?awc=1001_1_a', { cookies: { consent } })
    return headers.getSetCookie().some((line) => line.startsWith('awc='))
  }
  expect(await click(listRevision, plain)).toBe(true)
  expect(await click(listRevision, shop)).toBe(false)
  expect(await click(withAll, shop)).toBe(true)
  // Consent that was given with more of them still holds with fewer.
  expect(await click(withAll, plain)).toBe(true)
})
