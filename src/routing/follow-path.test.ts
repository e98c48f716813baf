import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Hop } from '#/catalogue/urls/path-kind.ts'
import { followPath } from './follow-path.ts'

const hosts = {
  own: new Set(['help.caldercycles.example']),
  named: new Set(['partner.example']),
}
const page = (path: string, kind: Extract<Hop, { kind: 'page' }>['page'], entityId = 1): Hop => ({
  kind: 'page',
  path,
  page: kind,
  entityId,
})
const redirect = (path: string, target: string, status: 301 | 302 = 301): Hop => ({
  kind: 'redirect',
  path,
  target,
  status,
})
const resolve = (path: string, ...hops: Hop[]) =>
  followPath(path, async (paths) => hops.filter((hop) => paths.includes(hop.path)), hosts)

test.each([
  ['accessory', 'pac'],
  ['content', 'cms-page'],
  ['child-bike', 'child-bike'],
  ['parent-bike', 'parent-bike'],
  ['category', 'category'],
] as const)('a %s resolves to page type %s', async (kind, pageType) => {
  expect(await resolve('/some/where/', page('some/where', kind, 7))).toEqual({
    status: 200,
    pageType,
    entityId: 7,
    basePath: '/some/where/',
  })
})

test.each(['/Moor-Ti/', 'moor-ti', '//moor-ti//', '/moor%2Dti/?colour=moss#top'])(
  'finds the model however its path is typed: %s',
  async (typed) => {
    expect(await resolve(typed, page('moor-ti', 'parent-bike'))).toMatchObject({ status: 200 })
  },
)

test.each([
  ['/moor-ti-force/build-v2/', 'configurator'],
  ['/moor-ti-force/build/', 'configurator'],
  ['/moor-ti-force/review/', 'upSell'],
])('%s is the %s of the bike', async (path, pageType) => {
  expect(await resolve(path, page('moor-ti-force', 'child-bike', 3))).toEqual({
    status: 200,
    pageType,
    entityId: 3,
    basePath: '/moor-ti-force/',
  })
})

test('a path that goes on behind the segment of the configurator leads to it', async () => {
  const bike = page('moor-ti-force', 'child-bike', 3)
  expect(await resolve('/moor-ti-force/build-v2/extra/', bike)).toEqual({
    status: 301,
    location: '/moor-ti-force/build-v2/',
  })
  expect(await resolve('/no-bike/build-v2/extra/', bike)).toEqual({ status: 404 })
})

test('returns 404 for the configurator of an accessory', async () => {
  expect(await resolve('/crest-helmet/build-v2/', page('crest-helmet', 'accessory'))).toEqual({
    status: 404,
  })
})

test('a content page may end in review', async () => {
  expect(await resolve('/press/review/', page('press/review', 'content'))).toMatchObject({
    pageType: 'cms-page',
    basePath: '/press/review/',
  })
})

test('flattens a chain of redirects into one', async () => {
  const hops = [
    redirect('a', '/b/'),
    redirect('b', '/C/'),
    redirect('c', '/d/?colour=moss'),
    page('d', 'category'),
  ]
  expect(await resolve('/a/', ...hops)).toEqual({ status: 301, location: '/d/?colour=moss' })
})

test('one temporary redirect makes the whole chain temporary', async () => {
  const hops = [redirect('a', '/b/'), redirect('b', '/c/', 302), page('c', 'category')]
  expect(await resolve('/a/', ...hops)).toMatchObject({ status: 302 })
})

test('follows five redirects, but not six', async () => {
  const chain = (length: number) => [
    ...Array.from({ length }, (_, index) => redirect(`p${index}`, `/p${index + 1}/`)),
    page(`p${length}`, 'category'),
  ]
  expect(await resolve('/p0/', ...chain(5))).toEqual({ status: 301, location: '/p5/' })
  expect(await resolve('/p0/', ...chain(6))).toEqual({ status: 404 })
})

test('returns 404 for a loop', async () => {
  expect(await resolve('/a/', redirect('a', '/b/'), redirect('b', '/a/'))).toEqual({ status: 404 })
})

test('returns 404 for a redirect to an unknown path', async () => {
  expect(await resolve('/a/', redirect('a', '/gone/'))).toEqual({ status: 404 })
})

test('redirects the configurator of a bike that has moved', async () => {
  const hops = [redirect('old-bike', '/new-bike/'), page('new-bike', 'child-bike')]
  expect(await resolve('/old-bike/build/', ...hops)).toEqual({
    status: 301,
    location: '/new-bike/build/',
  })
})

test('a redirect may lead to the home page, the blog and our help pages', async () => {
  expect(await resolve('/a/', redirect('a', '/'))).toEqual({ status: 301, location: '/' })
  expect(await resolve('/a/', redirect('a', '/blog/spring/'))).toEqual({
    status: 301,
    location: '/blog/spring/',
  })
  expect(await resolve('/a/', redirect('a', 'https://help.caldercycles.example/size'))).toEqual({
    status: 301,
    location: 'https://help.caldercycles.example/size',
  })
})

test.each(['https://partner.example/x', 'http://partner.example/x'])(
  'a redirect may lead to %s, whose host is configured',
  async (target) => {
    expect(await resolve('/a/', redirect('a', target))).toEqual({ status: 301, location: target })
  },
)

test.each([
  'https://partner.example:8443/',
  'https://me@partner.example/',
  'https://sub.partner.example/',
  'ftp://partner.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  'https://help.caldercycles.example@evil.example/',
  'https://help.caldercycles.example:8443/',
  'http://help.caldercycles.example/',
  'javascript:alert(1)',
  '/%5Cevil.example',
])('a redirect never leads to %s', async (target) => {
  expect(await resolve('/a/', redirect('a', target))).toEqual({ status: 404 })
})

test.each(['/', '', '/%E0%A4%A/', '/a\\b/', '/../etc/', '/build-v2/', `/${'a'.repeat(600)}/`])(
  'returns 404 for %s',
  async (path) => {
    expect(await resolve(path, page('a', 'category'))).toEqual({ status: 404 })
  },
)

test('always terminates and stays on allowed hosts', async () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const target = fc.oneof(
    name.map((to) => `/${to}/`),
    fc.webUrl(),
    fc.string(),
  )
  const hop = fc.record({ path: name, target, status: fc.constantFrom(301 as const, 302 as const) })
  await fc.assert(
    fc.asyncProperty(fc.array(hop), fc.string(), async (redirects, path) => {
      const hops = [
        ...redirects.map((each) => redirect(each.path, each.target, each.status)),
        page('e', 'category'),
      ]
      for (const requested of ['/a/', path]) {
        const answer = await resolve(requested, ...hops)
        if (answer.status !== 301 && answer.status !== 302) continue
        const { hostname } = new URL(answer.location, 'https://shop.example')
        expect(['shop.example', ...hosts.own, ...hosts.named]).toContain(hostname)
      }
    }),
  )
})
