import { expect, test } from 'vitest'
import { demoDatabase } from '../helpers/demo-database.ts'
import { testShop } from '../helpers/shop.ts'

const shop = await testShop(
  {
    TRUSTED_PROXIES: '127.0.0.1',
    FINANCE_SCRIPT_URL: 'https://lender.example/{retailerId}/{retailerGuid}.js',
    FINANCE_RETAILER_ID: '4711',
    FINANCE_RETAILER_GUID: 'c1f9',
  },
  await demoDatabase(),
)

/** One page of every kind on which the shop offers credit, or might. */
const pages = [
  '/',
  '/bikes/',
  '/bikes/gravel/',
  '/bikes/?sort=monthly&monthly=100',
  '/accessories/lights/',
  '/search/?q=gravel',
  '/keld/',
  '/keld-725-apex-axs/',
  '/keld-725-apex-axs/build-v2/',
  '/compare/?bikes=keld-725-apex-axs',
  '/lanthorn-wick-350/',
  '/blog/',
  '/help-centre/',
  '/delivery/',
  '/stores/',
  '/checkout/',
  '/no-such-page/',
]
const calls = [
  '/nuxt/api/catalog/lister?urlKey=bikes',
  '/nuxt/api/catalog/child-bike?urlKey=keld-725-apex-axs',
  '/nuxt/api/catalog/product?urlKey=lanthorn-wick-350',
  '/nuxt/api/cart/fetch-cart',
]
const payloadOf = (path: string) => {
  const [page, query] = path.split('?')
  return `${page}_payload.json${query === undefined ? '' : `?${query}`}`
}

const words =
  /financ|finanzier|from £[^"]{1,20} a month|im monat|ratenrechner|\bAPR\b|jahreszins|representative example|instalment|v12|lender|"monthly/i

const textOf = async (path: string, country: string) => {
  const answer = await shop.get(path, { cookies: { location_country: country } })
  expect(answer.status, path).not.toBe(500)
  const policy = answer.headers.get('content-security-policy') ?? ''
  return `${policy}\n${await answer.text()}`
}

test.each(['de', 'ie', 'us', 'fr', 'jp'])('no word of finance reaches %s', async (country) => {
  const found: string[] = []
  for (const path of [...pages, ...pages.map(payloadOf), ...calls]) {
    const word = words.exec(await textOf(path, country))
    if (word)
      found.push(`${path}: ${word.input.slice(Math.max(0, word.index - 60), word.index + 60)}`)
  }
  expect(found).toEqual([])
})

test.each([
  ['gb', 200],
  ['de', 404],
  ['us', 404],
])('the calculator’s page in %s answers %d', async (country, status) => {
  for (const path of ['/finance/', '/finance/?price=2099', '/finance/_payload.json'])
    expect((await shop.get(path, { cookies: { location_country: country } })).status).toBe(status)
})

test.each(['gb', 'GB', 'Gb'])(
  'a visitor whose network is in %s is offered credit',
  async (code) => {
    const headers = { 'cf-ipcountry': code, 'x-forwarded-for': '203.0.113.9' }
    expect(await (await shop.get('/bikes/', { headers })).text()).toContain('a month')
    expect((await shop.get('/nuxt/api/finance/v12-products', { headers })).status).toBe(200)
  },
)

test('the words are there at home, so that the test above can find them', async () => {
  for (const path of ['/', '/bikes/', '/keld-725-apex-axs/', '/keld-725-apex-axs/build-v2/'])
    for (const each of [path, payloadOf(path)]) expect(await textOf(each, 'gb')).toMatch(words)
})
