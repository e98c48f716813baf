import { beforeAll, expect, test, vi } from 'vitest'
import { importCatalogue } from '../../../tests/catalogue/import-catalogue.ts'
import { jsonFile, sampleFilesWith } from '#/catalogue/demo-data/sample-files.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { testShop, type TestShop } from '../../../tests/helpers/shop.ts'
import { childText, parseXml } from '../../../tests/helpers/xml.ts'

// The first page and picture of each kind are made while the test waits.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const builds = sampleModel.builds.map((build) =>
    build.code === 'force' ? { ...build, notSoldTo: ['de'] } : build,
  )
  const files = sampleFilesWith(
    jsonFile('models', 'models/moor-ti.json', { ...sampleModel, builds }),
  )
  await importCatalogue(shop.database.db, files)
})

const german = { headers: { host: 'de.caldercycles.example' } }

async function urls(path: string, options = {}) {
  const response = await shop.get(path, options)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/xml')
  return parseXml(await response.text()).children
}
const locations = async (path: string, options = {}) =>
  (await urls(path, options)).map((url) => childText(url, 'loc') ?? '')

test('the index lists every file of the requested site', async () => {
  expect(await locations('/sitemap.xml', german)).toEqual(
    ['pages', 'bikes', 'accessories'].map(
      (group) => `https://de.caldercycles.example/sitemaps/${group}.xml`,
    ),
  )
})

test('every URL in the sitemap returns 200 without a redirect', async () => {
  const files = await locations('/sitemap.xml')
  const all = (await Promise.all(files.map((file) => locations(new URL(file).pathname)))).flat()
  const paths = all.map((url) => new URL(url).pathname)
  expect(paths).toContain('/')
  expect(paths).toContain('/bikes/gravel/')
  expect(paths).toContain('/moor-ti-rival/')
  expect(paths).toContain('/crest-helmet/')
  expect(new Set(paths).size).toBe(paths.length)
  const statuses = []
  // One after the other: all at once, a busy machine would refuse some.
  for (const path of paths) statuses.push({ path, status: (await shop.get(path)).status })
  expect(statuses.filter(({ status }) => status !== 200)).toEqual([])
})

test('each page has its alternate languages and its last change', async () => {
  const page = (await urls('/sitemaps/bikes.xml')).find((url) =>
    childText(url, 'loc')?.endsWith('/moor-ti-rival/'),
  )
  const alternates = page?.children.filter(({ name }) => name === 'xhtml:link') ?? []
  expect(alternates.map(({ attributes }) => [attributes.hreflang, attributes.href])).toEqual([
    ['en-GB', 'https://www.caldercycles.example/moor-ti-rival/'],
    ['de-DE', 'https://de.caldercycles.example/moor-ti-rival/'],
    ['x-default', 'https://www.caldercycles.example/moor-ti-rival/'],
  ])
  expect(page && childText(page, 'lastmod')).toBe('2026-11-15')
})

test('a bike not sold in Germany is neither in the German sitemap nor an alternate', async () => {
  const force = '/moor-ti-force/'
  const isForce = (url: string) => url.endsWith(force)
  expect((await locations('/sitemaps/bikes.xml', german)).some(isForce)).toBe(false)
  const page = (await urls('/sitemaps/bikes.xml')).find((url) =>
    isForce(childText(url, 'loc') ?? ''),
  )
  expect(page).toBeDefined()
  expect(page?.children.some(({ name }) => name === 'xhtml:link')).toBe(false)
})

test('returns 404 for a file that the index does not list', async () => {
  for (const path of ['/sitemaps/bikes-2.xml', '/sitemaps/customers.xml', '/sitemaps/bikes-1.xml'])
    expect((await shop.get(path)).status).toBe(404)
})

test('the journal has a sitemap before its first story', async () => {
  expect(await urls('/sitemaps/posts.xml')).toEqual([])
})
