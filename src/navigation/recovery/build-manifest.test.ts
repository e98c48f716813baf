import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routeMatcher } from '#/app/routes/route-rules.ts'
import { loadRouteRules } from './build-manifest.ts'
import { createRuleMatcher } from '#/navigation/router/route-rules.ts'

let logged: unknown[] = []
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((message: unknown) => void logged.push(message))
})
afterEach(() => void vi.restoreAllMocks())

const manifest = (matcher: unknown) => async () =>
  Response.json({ id: 'monday', timestamp: 0, matcher, prerendered: [] })

test('reads the account redirect and the checked pages from the rules', async () => {
  const rulesFor = await loadRouteRules('monday', manifest(routeMatcher()))
  expect(rulesFor('/my-account/')).toEqual({ redirect: '/my-account/profile/' })
  expect(rulesFor('/my-account/orders/QYHS-AAZR/')).toEqual({ appMiddleware: ['account'] })
  expect(rulesFor('/auth/login/')).toEqual({ appMiddleware: ['guest'] })
  expect(rulesFor('/bikes/')).toEqual({})
  expect(rulesFor('/constructor/')).toEqual({})
  expect(logged).toEqual([])
})

test('requests the manifest of this release', async () => {
  const requested: string[] = []
  await loadRouteRules('monday', async (url) => {
    requested.push(url)
    return Response.json({ matcher: { static: {}, dynamic: {}, wildcard: {} } })
  })
  expect(requested).toEqual(['/builds/meta/monday.json'])
})

test.each([
  ['no network', () => Promise.reject(new Error('offline')), 'fetch the app manifest'],
  ['404', async () => new Response('', { status: 404 }), 'fetch the app manifest'],
  ['no JSON', async () => new Response('<html>'), 'fetch the app manifest'],
  ['no rules', manifest(null), 'create the route matcher'],
])('logs %s and uses no rules', async (_, fetch, failure) => {
  const rulesFor = await loadRouteRules('monday', fetch)
  expect(rulesFor('/my-account/')).toEqual({})
  expect(logged).toEqual([`[calder] Cannot ${failure}`])
})

test('logs a match that fails', async () => {
  const rulesFor = await loadRouteRules('monday', manifest(routeMatcher()))
  expect(rulesFor(null as unknown as string)).toEqual({})
  expect(logged).toEqual(['[calder] Cannot match the route rules'])
})

test('a path’s own rule overrides the rule for every path', () => {
  const rulesFor = createRuleMatcher({
    static: { '/': { redirect: '/own/' } },
    dynamic: { '/blog/:slug': { redirect: '/story/' } },
    wildcard: { '*': { redirect: '/all/' } },
  })
  expect(['/', '/blog/spring/', '/blog/'].map((path) => rulesFor(path).redirect)).toEqual([
    '/own/',
    '/story/',
    '/all/',
  ])
})
