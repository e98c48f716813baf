import { expect, test } from 'vitest'
import { setPrice } from '../../../tests/catalogue/set-price.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'
import { putOnSale } from '../../../tests/helpers/bell-stock.ts'

const database = await demoDatabase()
const shop = await testShop({}, database)
const neighbour = await testShop({}, database)

type WireCard = {
  sku: string
  image: { url: string; width: number; height: number } | null
  aggregated_price: { value: number; currency: string }
  aggregated_price_special: { value: number } | null
  is_from_price: boolean
  in_stock: boolean
}
type Answer = {
  products: {
    items: WireCard[]
    total_count: number
    aggregations: { attribute_code: string; options: { value: string; count: number }[] }[]
    page_info: { page_size: number; current_page: number; total_pages: number }
  }
}

async function list(query: string, country = 'gb', from = shop) {
  const answer = await from.get(`/nuxt/api/catalog/lister?${query}`, {
    cookies: { location_country: country },
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as Answer).products
}

const priceOf = ({ aggregated_price: price, aggregated_price_special: special }: WireCard) =>
  special?.value ?? price.value

test('a category lists twenty-four of its products, each a build or an accessory', async () => {
  const { items, total_count, page_info } = await list('urlKey=bikes')
  expect(items).toHaveLength(24)
  expect(total_count).toBeGreaterThan(24)
  expect(page_info).toMatchObject({ page_size: 24, current_page: 1 })
})

test('every facet count equals the number of products it leads to', async () => {
  const { aggregations } = await list('urlKey=bikes&material=carbon')
  const promises = aggregations
    .filter(({ attribute_code: code }) => code !== 'price' && code !== 'material')
    .flatMap(({ attribute_code, options }) =>
      options
        .slice(0, 3)
        .map(({ value, count }) => ({ filter: `${attribute_code}=${value}`, count })),
    )
  expect(promises.length).toBeGreaterThan(10)
  expect(promises.some(({ count }) => count > 1)).toBe(true)
  for (const { filter, count } of promises) {
    const { total_count } = await list(`urlKey=bikes&material=carbon&${filter}`)
    expect(total_count, filter).toBe(count)
  }
})

test('a card’s picture has the size that its URL states', async () => {
  const { items } = await list('urlKey=bikes')
  const sizes = items.map(({ image }) => [/\/w_(\d+)\//.exec(image?.url ?? '')?.[1], image?.width])
  expect(sizes.length).toBe(24)
  for (const [requested, stated] of sizes) expect(Number(requested)).toBe(stated)
})

test('pages follow one another without a gap or a repeat', async () => {
  const whole = await list('urlKey=bikes&itemsToShow=30&sort=price')
  const parts = await Promise.all(
    [1, 2, 3].map((page) => list(`urlKey=bikes&itemsToShow=10&sort=price&currentPage=${page}`)),
  )
  const skus = parts.flatMap(({ items }) => items.map(({ sku }) => sku))
  expect(skus).toEqual(whole.items.map(({ sku }) => sku))
})

test('a page past the end is empty, not an error, and says how many pages there are', async () => {
  const { items, total_count, page_info } = await list('urlKey=bikes&currentPage=999')
  expect(items).toEqual([])
  expect(total_count).toBeGreaterThan(24)
  expect(page_info).toEqual({
    page_size: 24,
    current_page: 999,
    total_pages: Math.ceil(total_count / 24),
  })
})

test.each(['0', '-1', '1.5', 'two', ''])('a page “%s” is the first one', async (page) => {
  const { items, page_info } = await list(`urlKey=bikes&currentPage=${page}`)
  expect([items.length, page_info.current_page]).toEqual([24, 1])
})

test('a range of prices is meant in the visitor’s own money', async () => {
  const { items } = await list('urlKey=bikes&price=2000_3000&itemsToShow=100', 'de')
  expect(items.length).toBeGreaterThan(0)
  for (const item of items) {
    expect(item.aggregated_price.currency).toBe('EUR')
    expect(priceOf(item)).toBeGreaterThanOrEqual(2_000)
    expect(priceOf(item)).toBeLessThan(3_001)
  }
})

test('an unknown category is not there, and none at all is refused', async () => {
  expect((await shop.get('/nuxt/api/catalog/lister?urlKey=unicycles')).status).toBe(404)
  expect((await shop.get('/nuxt/api/catalog/lister')).status).toBe(422)
})

test('cards of viewed products come in the requested order, without those no longer sold', async () => {
  const [first, second] = (await list('urlKey=bikes')).items.map(({ sku }) => sku)
  const answer = await shop.get(
    `/nuxt/api/catalog/recently-viewed?skus=${second},NO-SUCH-THING,${first}`,
  )
  const { items } = (await answer.json()) as { items: WireCard[] }
  expect(items.map(({ sku }) => sku)).toEqual([second, first])
})

test('a product of which one size costs more has a price that begins with the cheapest', async () => {
  const { rows } = await database.db.execute(
    `select p.sku as product, max(v.sku) as size
     from products p join variants v on v.product_id = p.id left join prices on prices.sku = v.sku
     where p.record->>'filterCategory' = 'helmets'
     group by p.sku having count(*) > 1 and count(prices.sku) = 0 order by p.sku limit 2`,
  )
  const [dearer, other] = rows.map(({ product }) => String(product))
  const next = { sku: String(rows[0]?.['size']), country: null, price: 999_00 }
  await setPrice(database.db, next, new Date())
  const beginsAt = async () => {
    const answer = await shop.get(`/nuxt/api/catalog/recently-viewed?skus=${dearer},${other}`)
    const { items } = (await answer.json()) as { items: WireCard[] }
    return items.map(({ is_from_price: isFrom }) => isFrom)
  }
  expect(await soon(async () => String(await beginsAt()) === 'true,false')).toBe(true)
})

test('stock is returned for at most fifty products', async () => {
  const many = Array.from({ length: 51 }, (_, i) => `SKU-${i}`).join(',')
  expect((await shop.get(`/nuxt/api/catalog/stock?skus=${many}`)).status).toBe(422)
  const answer = await shop.get('/nuxt/api/catalog/stock?skus=NO-SUCH-THING')
  expect(await answer.json()).toEqual({ stock: [], error: null })
})

/** It takes a fraction of a second; a busy machine is given more. */
const patienceMs = 5_000

async function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + patienceMs
  do if (await isSo()) return true
  while (Date.now() < end)
  return false
}

test('a new price is on every process’s list at once, and on its pages', async () => {
  const [bike] = (await list('urlKey=bikes', 'gb', neighbour)).items
  const sku = bike?.sku ?? ''
  await setPrice(database.db, { sku, country: null, price: 123_400 }, new Date())
  const hasNewPrice = (from: typeof shop) => async () =>
    (await list('urlKey=bikes&price=1234_1234', 'gb', from)).items.some((item) => item.sku === sku)
  expect(await soon(hasNewPrice(shop))).toBe(true)
  expect(await soon(hasNewPrice(neighbour))).toBe(true)
  const page = async () => (await (await neighbour.get('/bikes/')).text()).includes('£1,234')
  expect(await soon(page)).toBe(true)
})

test('a product that sells out no longer counts as fast delivery', async () => {
  const fast = async () => (await list('urlKey=accessories/helmets&fast_delivery=yes')).total_count
  const before = await fast()
  expect(before).toBeGreaterThan(0)
  const { rows } = await database.db.execute(
    `select s.sku, s.place from stock s join variants v on v.sku = s.sku
     join products p on p.id = v.product_id where p.record->>'filterCategory' = 'helmets'`,
  )
  const counts = rows.map(({ sku, place }) => ({
    sku: String(sku),
    place: String(place),
    quantity: 0,
  }))
  await putOnSale(database.db, counts)
  expect(await soon(async () => (await fast()) < before)).toBe(true)
})

test('only useful filter combinations are indexed', async () => {
  const head = async (query: string) => {
    const page = await (await shop.get(`/bikes/${query}`)).text()
    return {
      canonical: /rel="canonical" href="([^"]+)"/.exec(page)?.[1],
      isIndexed: !page.includes('noindex'),
    }
  }
  expect((await head('?material=carbon')).canonical).toMatch(/\/bikes\/$/)
  expect((await head('?material=carbon')).isIndexed).toBe(true)
  expect((await head('?material=carbon,titanium')).isIndexed).toBe(false)
  expect((await head('?show=48&utm_source=x')).canonical).toMatch(/\/bikes\/$/)
})
