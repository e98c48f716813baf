import { expect, test } from 'vitest'
import { readConfig } from '#/platform/config/config.server.ts'
import { listRevision } from '#/platform/consent/consent.ts'
import { revisionOf } from '#/platform/consent/configured-parties.server.ts'
import { thirdPartySetup, thirdPartySources } from './setup.server.ts'
import { isScriptOf, narrowedPolicy, noSources, sourcesOf } from './sources.ts'

const everything = {
  TAG_MANAGER_ID: 'GTM-ABC123',
  TAG_MANAGER_TAGS: 'google-analytics, google-ads',
  MARKETING_TOKEN: '9d1c-77',
  GO_IN_STORE_TOKEN: 'tok',
}
const setUp = (environment: Record<string, string>) => thirdPartySetup(readConfig(environment))

test('a shop without keys has no third party, and its pages load nothing from elsewhere', () => {
  expect(setUp({})).toBeNull()
  expect(thirdPartySources(readConfig({}))).toEqual(noSources)
  // An address alone switches nothing on.
  expect(setUp({ MARKETING_URL: 'https://api.exponea.com' })).toBeNull()
})

test.each([
  [{ TAG_MANAGER_ID: 'GTM-ABC123' }, ['https://www.googletagmanager.com/gtm.js']],
  [
    { MARKETING_TOKEN: '9d1c-77' },
    ['https://api.uk.exponea.com/js/', 'https://api.uk.exponea.com/webxp/'],
  ],
  [{ GO_IN_STORE_TOKEN: 'tok' }, ['https://gis.goinstore.com/gis/']],
])('with %j pages may load exactly the scripts of that one', (environment, scripts) => {
  expect(thirdPartySources(readConfig(environment)).scripts).toEqual(scripts)
})

test('what is allowed shrinks with what the visitor agrees to', () => {
  const setup = setUp(everything)
  if (!setup) throw new Error('nothing is set up')
  const policy = narrowedPolicy(
    { ...setup, others: { ...noSources, scripts: ['https://l.example/c.js'] } },
    ['bloomreach'],
  )
  expect(policy).toContain(
    "script-src 'self' https://l.example/c.js https://api.uk.exponea.com/js/",
  )
  expect(policy).not.toMatch(/google|goinstore/)
  expect(narrowedPolicy(setup, [])).toBe(
    "script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'",
  )
})

test.each(['googleAnalytics', 'googleAds'] as const)('tags of %s load the Google tag', (party) => {
  const setup = setUp(everything)
  if (!setup) throw new Error('nothing is set up')
  const file = new URL('https://www.googletagmanager.com/gtag/js?id=AW-1')
  expect(isScriptOf(sourcesOf(setup, ['tagManager', party]), file)).toBe(true)
  expect(isScriptOf(sourcesOf(setup, ['tagManager']), file)).toBe(false)
})

test.each([
  ['https://api.uk.exponea.com/js/exponea.min.js?x=1', true],
  ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123', true],
  ['https://www.googletagmanager.com/gtm.js/../../other.js', false],
  ['https://api.uk.exponea.com/js/../other.js', false],
  ['https://api.uk.exponea.com.evil.example/js/x.js', false],
  ['http://api.uk.exponea.com/js/x.js', false],
  ['https://www.googletagmanager.com/gtm.jsx', false],
])('the script %s is allowed: %s', (url, isAllowed) => {
  const setup = setUp(everything)
  if (!setup) throw new Error('nothing is set up')
  expect(isScriptOf(sourcesOf(setup, setup.parties), new URL(url))).toBe(isAllowed)
})

test('every added third party changes what visitors decide about, in every process alike', () => {
  const shops = [
    {},
    { TAG_MANAGER_ID: 'GTM-ABC123' },
    { TAG_MANAGER_ID: 'GTM-ABC123', TAG_MANAGER_TAGS: 'google-ads' },
    { MARKETING_TOKEN: 'a' },
    { GO_IN_STORE_TOKEN: 'a' },
    everything,
  ]
  const revisions = shops.map((environment) => revisionOf(readConfig(environment)))
  expect(revisions).toEqual(
    [0, 1024, 5120, 8192, 16_384, 31_744].map((bits) => listRevision + bits),
  )
  // Another container or address of the same company is no other company.
  expect(revisionOf(readConfig({ ...everything, TAG_MANAGER_ID: 'GTM-OTHER1' }))).toBe(
    listRevision + 31_744,
  )
})

test.each([
  ['TAG_MANAGER_ID', 'UA-123'],
  ['TAG_MANAGER_URL', 'https://gtm.example/path'],
  ['TAG_MANAGER_URL', "https://gtm.example;script-src 'unsafe-inline'"],
  ['TAG_MANAGER_TAGS', 'facebook'],
  ['MARKETING_URL', 'javascript:alert(1)'],
  ['MARKETING_TOKEN', 'a/../b'],
  ['GO_IN_STORE_TOKEN', '<script>'],
  ['SENTRY_DSN', 'https://sentry.example/1'],
])('%s cannot be "%s"', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('tags need their tag manager', () => {
  expect(() => setUp({ TAG_MANAGER_TAGS: 'google-ads' })).toThrow(/needs TAG_MANAGER_ID/)
})
