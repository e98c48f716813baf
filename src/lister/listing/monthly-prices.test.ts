import { expect, test } from 'vitest'
import { importFinance } from '#/finance/finance.server.ts'
import demo from '../../../demo/finance/finance.json' with { type: 'json' }
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { testShop } from '../../../tests/helpers/shop.ts'

const database = await demoDatabase()
const shop = await testShop({}, database)

type Card = { id: number }
type Data = {
  listing: {
    total: number
    cards: Card[]
    finance?: { monthly: Record<number, number> }
    lister: { sort: string; monthly?: number }
  }
}

async function listing(query: string, country = 'gb') {
  const answer = await shop.get(`/bikes/_payload.json?${query}`, {
    cookies: { location_country: country },
  })
  const { data }: { data: Data } = JSON.parse(await answer.text())
  return data.listing
}

const monthlyOf = ({ cards, finance }: Data['listing']) =>
  cards.map(({ id }) => finance?.monthly[id] ?? null)

test('bikes are sorted by monthly price, those without one last', async () => {
  const shown = monthlyOf(await listing('sort=monthly&show=240'))
  const priced = shown.filter((amount) => amount !== null)
  expect(priced.length).toBeGreaterThan(20)
  expect(shown.slice(0, priced.length)).toEqual(priced.toSorted((a, b) => a - b))
})

test('a limit a month leaves the bikes up to it, and no others', async () => {
  const all = monthlyOf(await listing('show=240')).filter((amount) => amount !== null)
  const most = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  const pounds = Math.ceil(most / 100)
  const { total, ...rest } = await listing(`monthly=${pounds}&show=240`)
  const shown = monthlyOf({ total, ...rest })
  expect(total).toBe(all.filter((amount) => amount <= pounds * 100).length)
  expect(total).toBeGreaterThan(0)
  expect(shown.every((amount) => amount !== null && amount <= pounds * 100)).toBe(true)
})

test('neither exists where no credit is offered', async () => {
  const plain = await listing('', 'de')
  const asked = await listing('sort=monthly&monthly=50', 'de')
  expect(asked.total).toBe(plain.total)
  expect(asked.cards.map(({ id }) => id)).toEqual(plain.cards.map(({ id }) => id))
  expect(asked.lister.sort).toBe('position')
  expect(asked.lister).not.toHaveProperty('monthly')
})

const sortsIn = async (country: string) => {
  const answer = await shop.get('/nuxt/api/catalog/lister?urlKey=bikes', {
    cookies: { location_country: country },
  })
  type Answer = { products: { sort_fields: { options: { value: string }[] } } }
  const { products }: Answer = JSON.parse(await answer.text())
  return products.sort_fields.options.map(({ value }) => value)
}

test('the order is offered in the United Kingdom only', async () => {
  expect(await sortsIn('gb')).toContain('monthly')
  expect(await sortsIn('de')).not.toContain('monthly')
})

test.each(['0', '-1', '1.5', 'abc', '999999', ''])('a limit of “%s” is ignored', async (limit) => {
  expect((await listing(`monthly=${limit}`)).lister).not.toHaveProperty('monthly')
})

test('the order follows new loans', async () => {
  const before = monthlyOf(await listing('sort=monthly'))
  const dearer = demo.products.map((product) => ({ ...product, apr: product.apr && 29.9 }))
  await importFinance(database.db, { ...demo, products: dearer })
  await expect.poll(async () => monthlyOf(await listing('sort=monthly'))).not.toEqual(before)
  const after = monthlyOf(await listing('sort=monthly')).filter((amount) => amount !== null)
  expect(after).toEqual(after.toSorted((a, b) => a - b))
})
