import { expect, test } from 'vitest'
import { testCtx } from '../../../tests/helpers/context.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { loadMarketCatalogue } from '#/lister/index/lister-index.server.ts'
import { nextCardChange } from '#/lister/listing/next-card-change.ts'

const database = await demoDatabase()
// A rule that asks for nothing takes in the whole shop: more than one page shows.
await database.db.execute(
  `update categories set record = record || '{"rule": {}}' where path = 'accessories'`,
)
const shop = await testShop({}, database)

const american = { cookies: { location_country: 'us' } }

async function canonicalOf(url: string): Promise<string | undefined> {
  const answer = await shop.get(url)
  expect(answer.status, url).toBe(200)
  const href = /rel="canonical" href="([^"]+)"/.exec(await answer.text())?.[1]
  return href?.replace(/^https:\/\/[^/]+/, '')
}

test.each([
  ['/bikes/?page=2', '/bikes/'],
  ['/bikes/?page=9999', '/bikes/'],
  ['/bikes/?page=123456', '/bikes/'],
  ['/bikes/?sort=price&page=2&material=carbon', '/bikes/?material=carbon&sort=price'],
  ['/accessories/?page=3', '/accessories/'],
  ['/search/?q=gravel+bike&page=2', '/search/?q=gravel%20bike'],
])('%s is past the end and redirects to the first page', async (url, first) => {
  const answer = await shop.get(url)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(first)
  const payload = await shop.get(url.replace('/?', '/_payload.json?'))
  expect(await payload.json()).toEqual({ redirect: first, status: 302 })
  expect((await shop.get(first)).status).toBe(200)
})

test.each(['0', '-1', 'abc', '1', '02'])(
  'page=%s is the first page, with the URL without a page as its canonical URL',
  async (page) => {
    expect(await canonicalOf(`/bikes/?page=${page}`)).toBe('/bikes/')
    expect(await canonicalOf(`/search/?q=gravel&page=${page}`)).toBe('/search/?q=gravel')
  },
)

test('the second page of a long listing is a page of its own', async () => {
  expect(await canonicalOf('/accessories/?page=2&sort=price')).toBe('/accessories/?page=2')
})

test('a page with products is cached no longer than until a price on it may change', async () => {
  const now = new Date('2026-11-16T09:00:00Z')
  const ctx = testCtx(database.db, { now })
  const { index } = await loadMarketCatalogue(ctx)
  expect([...ctx.expiries]).toEqual([nextCardChange(index, now)])
})

const cardsOf = (page: string) => page.match(/<article class="card">.*?<\/article>/gs) ?? []
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '|').replaceAll('\u00A0', ' ')

test('a card says what a bike weighs, which tyres it takes and what it is for', async () => {
  const cards = cardsOf(await (await shop.get('/bikes/')).text()).map(textOf)
  expect(cards).toHaveLength(24)
  for (const card of cards)
    expect(card).toMatch(/[|·] ?\d+\.\d kg · tyres up to \d\d mm · [a-z-]+\|/)
})

test('the date that most products share stands once above the list, and on no card', async () => {
  const page = textOf(await (await shop.get('/bikes/')).text())
  const [, usual = ''] = /most are dispatched (\w{3} \d+ \w{3})/.exec(page) ?? []
  expect(usual).not.toBe('')
  expect(page).not.toContain(`Dispatched ${usual}`)
})

test('“last one” names the size where only one size is left', async () => {
  const cards = cardsOf(await (await shop.get('/ex-demo/')).text()).map(textOf)
  const inOneSize = cards.flatMap((card) => {
    const [, size] = /\|In stock in (\w+)\|/.exec(card) ?? []
    return size && card.includes('Last ') ? [{ card, size }] : []
  })
  expect(inOneSize.length).toBeGreaterThan(0)
  for (const { card, size } of inOneSize)
    expect(card).toMatch(new RegExp(`Last (?:one|\\d) in ${size}\\b`))
})

test('sizes of helmets go from XS to L, and each dimension has a group of its own', async () => {
  const groupsOf = (page: string) =>
    [...page.matchAll(/<summary><span>([^<]+)<\/span><\/summary><div><ul class="grid/g)].map(
      ([, title]) => title,
    )
  const helmets = await (await shop.get('/accessories/helmets/')).text()
  const sizes = [...helmets.matchAll(/name="by_size"[^>]* value="(\w+)"/g)].map(([, size]) => size)
  expect(sizes).toEqual(['XS', 'S', 'SM', 'M', 'ML', 'L'])
  const tubes = await (await shop.get('/accessories/parts/tubes/?filter_category=tubes')).text()
  expect(groupsOf(tubes)).toEqual(['Tyre size', 'Volume'])
})

test('a child’s jersey has no size in millimetres', async () => {
  const page = await (await shop.get('/accessories/clothing/jerseys/?by_size=152')).text()
  expect(page).toContain('value="152"')
  expect(page).not.toContain('152 mm')
})

test('a category that is closed to the visitor’s country says so and links to open ones', async () => {
  const page = await (await shop.get('/bikes/e-bikes/', american)).text()
  expect(page).toContain('We cannot deliver these to your country (United States)')
  const [, ways = ''] = /What we can deliver to your country<\/h2>(.*?)<\/nav>/.exec(page) ?? []
  expect(ways).toContain('href="/bikes/"')
  expect(ways).toContain('href="/bikes/gravel/"')
  expect(ways).not.toContain('href="/bikes/e-bikes/"')
})

test('no category links to one that is closed to the visitor’s country', async () => {
  const bikes = async (visitor = {}) => (await shop.get('/bikes/', visitor)).text()
  expect(await bikes()).toContain('href="/bikes/e-bikes/"')
  expect(await bikes(american)).not.toContain('href="/bikes/e-bikes/"')
  expect(await bikes(american)).toContain('href="/bikes/gravel/"')
})

test('an empty list has no sort menu', async () => {
  expect(await (await shop.get('/bikes/e-bikes/', american)).text()).not.toContain('Sort by')
  expect(await (await shop.get('/bikes/e-bikes/')).text()).toContain('Sort by')
})

test.each(['en', 'de'])('the document of 24 cards stays below 90 kB, %s', async (locale) => {
  const page = await shop.get('/bikes/', { cookies: { i18n_redirected: locale } })
  const html = await page.text()
  expect(html.split('<article').length - 1).toBe(24)
  expect(Buffer.byteLength(html)).toBeLessThan(90_000)
})
