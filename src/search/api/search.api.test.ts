import { expect, test } from 'vitest'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const database = await demoDatabase()
const shop = await testShop({}, database)

type Money = { value: number; currency: string }
type Card = {
  sku: string
  url: string
  name: string
  aggregated_price: Money
  aggregated_price_special: Money | null
}
type Found = {
  products: { items: Card[]; total_count: number; aggregations: { attribute_code: string }[] }
  suggestions: string[]
  relaxed: { kind: string; words: string[] }[]
  categories: { name: string; url: string }[]
  redirect_url: string | null
}
type Suggested = { products: Card[]; categories: { name: string; url: string }[]; terms: string[] }

async function call<Answer>(path: string, locale = 'en', country = 'gb'): Promise<Answer> {
  const answer = await shop.get(`/nuxt/api/search/${path}`, {
    cookies: { i18n_redirected: locale, location_country: country },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer
}

test('a search has the filters and pages of a listing', async () => {
  const all = await call<Found>('products?q=gravel+bike')
  expect(all.products.items).toHaveLength(24)
  const carbon = await call<Found>(
    'products?q=gravel+bike&material=carbon&itemsToShow=3&currentPage=2',
  )
  expect(carbon.products.items).toHaveLength(3)
  expect(carbon.products.total_count).toBeLessThan(all.products.total_count)
  expect(carbon.products.items.every(({ sku }) => sku.startsWith('KELDSL'))).toBe(true)
})

test('the best match comes first unless another order is requested', async () => {
  const [byFit, byPrice] = await Promise.all([
    call<Found>('products?q=helmet'),
    call<Found>('products?q=helmet&sort=price&dir=DESC'),
  ])
  expect(byFit.products.total_count).toBe(byPrice.products.total_count)
  expect(byFit.products.items.map(({ sku }) => sku)).not.toEqual(
    byPrice.products.items.map(({ sku }) => sku),
  )
})

test.each([
  ['en', 'sale'],
  ['en', 'reduced'],
  ['de', 'Angebote'],
  ['de', 'reduziert'],
])('in %s “%s” finds reduced products and nothing else', async (locale, query) => {
  const found = await call<Found>(`products?q=${query}`, locale)
  expect(found.products.total_count).toBeGreaterThan(0)
  expect(found.products.items.every((card) => card.aggregated_price_special)).toBe(true)
  expect(found.categories[0]?.url).toBe('/sale/')
})

test('a corrected query is returned as it was understood', async () => {
  const { suggestions, relaxed } = await call<Found>('products?q=gravle+tyre')
  expect(suggestions).toEqual(['gravel tyre'])
  expect(relaxed).toEqual([{ kind: 'corrected', words: ['gravle', 'gravel'] }])
})

test('words about a price are a filter, and the response has its URL', async () => {
  const [said, chosen] = await Promise.all([
    call<Found>('products?q=gravel+bike+under+%C2%A32,000'),
    call<Found>('products?q=gravel+bike&price=_2000'),
  ])
  expect(said).toEqual({ ...chosen, redirect_url: '/search/?price=_2000&q=gravel%20bike' })
  expect(said.products.total_count).toBeGreaterThan(0)
})

test('a sum in other money than the visitor’s is no filter, and that is said', async () => {
  const abroad = await call<Found>('products?q=gravel+bike+under+%C2%A32,000', 'en', 'de')
  const all = await call<Found>('products?q=gravel+bike', 'en', 'de')
  expect(abroad.redirect_url).toBeNull()
  expect(abroad.products).toEqual(all.products)
  expect(abroad.relaxed).toEqual([{ kind: 'other-money', words: ['under £2,000'] }])
  const page = await shop.get('/search/?q=helmet+under+%C2%A350', {
    cookies: { i18n_redirected: 'en', location_country: 'de' },
  })
  expect(await page.text()).toContain('Prices here are in EUR, so we left out “under £50”.')
})

test('the categories found by a search have products within its price range', async () => {
  const { categories } = await call<Found>('products?q=gravel+bike&price=_1500')
  expect(categories.map(({ url }) => url)).toEqual(['/bikes/gravel/?price=_1500'])
  const page = await shop.get('/search/?q=gravel+bike&price=_1500')
  expect(await page.text()).toContain('href="/bikes/gravel/?price=_1500"')
})

test('a product whose name has a number in it is found by its name first', async () => {
  const { products, redirect_url } = await call<Found>('products?q=wold+sl+from+105')
  expect(redirect_url).toBeNull()
  expect(products.items[0]?.sku).toBe('WOLDSL-105')
})

test('a whole SKU returns the page of its product', async () => {
  expect((await call<Found>('products?q=hlm-crest')).redirect_url).toBe('/crest-helmet/')
  expect((await call<Found>('products?q=helmet')).redirect_url).toBeNull()
})

test('products that are not sold to a country are not found there', async () => {
  const [home, abroad] = await Promise.all([
    call<Found>('products?q=snicket', 'en', 'gb'),
    call<Found>('products?q=snicket', 'en', 'us'),
  ])
  expect(home.products.items.some(({ sku }) => sku.startsWith('SNICKETE'))).toBe(true)
  expect(abroad.products.items.some(({ sku }) => sku.startsWith('SNICKETE'))).toBe(false)
})

test('no search finds a category that is closed to the visitor’s country', async () => {
  const closed = '/bikes/e-bikes/'
  const categoriesIn = async (path: string, country: string) =>
    (await call<Suggested>(path, 'en', country)).categories.map(({ url }) => url)
  for (const path of ['products?q=e-bike', 'suggest?q=e-bike']) {
    expect(await categoriesIn(path, 'gb')).toContain(closed)
    expect(await categoriesIn(path, 'us')).not.toContain(closed)
  }
  expect(await categoriesIn('products?q=gravel', 'us')).toContain('/bikes/gravel/')
  const lost = await shop.get('/search/?q=qqqqqq', { cookies: { location_country: 'us' } })
  const page = await lost.text()
  expect(page).toContain('href="/bikes/gravel/"')
  expect(page).not.toContain(`href="${closed}"`)
})

test('a query of fewer than two letters is refused', async () => {
  for (const query of ['', 'q=', 'q=+', 'q=a'])
    expect((await shop.get(`/nuxt/api/search/products?${query}`)).status).toBe(422)
})

test('there are at most ten suggestions: terms, categories, products and the link to all results', async () => {
  const { products, categories, terms } = await call<Suggested>('suggest?q=grav')
  expect(categories.map(({ name }) => name)).toContain('Gravel')
  expect(products.length).toBeGreaterThan(0)
  expect(terms.length).toBeGreaterThan(0)
  expect(products.length + categories.length + terms.length).toBeLessThanOrEqual(9)
})

test('suggestions speak the visitor’s language and currency', async () => {
  const { products, categories } = await call<Suggested>('suggest?q=ruckl', 'de', 'de')
  expect(categories[0]).toMatchObject({ name: 'Rücklichter' })
  expect(products[0]?.aggregated_price.currency).toBe('EUR')
})

test('suggestions respect a typed price, and ignore it while it is half typed', async () => {
  const cheap = await call<Suggested>('suggest?q=gravel+bike+under+1500')
  // No e-gravel: there is none at that price.
  expect(cheap.categories.map(({ url }) => url)).toEqual(['/bikes/gravel/?price=_1500'])
  expect(cheap.products.length).toBeGreaterThan(0)
  for (const { aggregated_price: was, aggregated_price_special: price } of cheap.products)
    expect((price ?? was).value).toBeLessThan(1501)
  const half = await call<Suggested>('suggest?q=gravel+bike+under+1')
  expect(half.categories[0]?.url).toBe('/bikes/gravel/')
  expect(half.products.length).toBeGreaterThan(0)
})

test('suggestions are different bikes rather than builds of one', async () => {
  const { products } = await call<Suggested>('suggest?q=gravel')
  const models = products
    .slice(0, 4)
    .map(({ sku }) => sku.split('-')[0])
    .filter((sku) => sku?.startsWith('KELD'))
  expect(models.length).toBeGreaterThan(1)
  expect(new Set(models).size).toBe(models.length)
})

type Start = { categories: { name: string; url: string; image: unknown }[]; terms: string[] }

test('an empty box offers the largest categories with a picture, and others as terms', async () => {
  const start = await call<Start>('start', 'de')
  expect(start.categories).toHaveLength(4)
  expect(start.categories.map(({ name }) => name)).toContain('Gravel')
  for (const { image, url } of start.categories) {
    expect(image).toMatchObject({ url: expect.stringMatching(/^\/img\//) })
    expect((await shop.get(url)).status).toBe(200)
  }
  const names = start.categories.map(({ name }) => name)
  expect(start.terms.length).toBeGreaterThan(3)
  expect(start.terms.filter((term) => names.includes(term))).toEqual([])
})

test('an empty box offers nothing that is closed to the visitor’s country', async () => {
  const offered = async (country: string) => {
    const { categories, terms } = await call<Start>('start', 'en', country)
    return [...categories.map(({ name }) => name), ...terms]
  }
  expect(await offered('gb')).toContain('E-bikes')
  expect(await offered('us')).not.toContain('E-bikes')
})

test('nothing typed, nothing suggested', async () => {
  expect(await call('suggest')).toEqual({ products: [], categories: [], terms: [], error: null })
})

test('several shoppers of one network get suggestions, and a flood is refused', async () => {
  let refused: Response | undefined
  let answered = 0
  // A minute may end on the way, so there are enough calls for one minute and the next.
  for (let calls = 0; calls < 610 && !refused; calls += 1) {
    const answer = await shop.get('/nuxt/api/search/suggest?q=keld')
    if (answer.status === 429) refused = answer
    else answered += 1
  }
  expect(answered).toBeGreaterThan(200)
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
})
