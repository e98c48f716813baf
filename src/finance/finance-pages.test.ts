import { describe, expect, test } from 'vitest'
import { importFinance } from './finance.server.ts'
import demo from '../../demo/finance/finance.json' with { type: 'json' }
import { demoDatabase } from '../../tests/helpers/demo-database.ts'
import { testShop } from '../../tests/helpers/shop.ts'

const database = await demoDatabase()
const { db } = database

const shop = await testShop({}, database)

const page = async (path: string, cookies: Record<string, string> = {}) => {
  const answer = await shop.get(path, { cookies })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

/** Without the blanks that React puts between a text and what it puts in. */
const monthlyIn = (html: string) =>
  html.replaceAll('<!-- -->', '').match(/from £[\d.,]+ a month/g) ?? []
const hasExample = (html: string) => html.includes('id="representative-example"')

function exampleIn(html: string): string {
  const [, example = ''] = /id="representative-example"(.*?)<\/section>/s.exec(html) ?? []
  return example.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

const listings = ['/bikes/gravel/', '/search/?q=gravel']

describe('monthly prices', () => {
  test.each(listings)('of %s stand beside the whole example', async (path) => {
    const html = await page(path)
    // Keld Ti GRX, £3,299: 48 months at 12.9 %
    expect(monthlyIn(html)).toContain('from £87.19 a month')
    const words = exampleIn(html)
    for (const figure of [
      'Cash price £2,499.00',
      'Deposit (0%) £0.00',
      'Amount of credit £2,499.00',
      'Duration of agreement 48 months',
      'Monthly payments 48 × £66.04',
      'Total amount payable £3,169.92',
      'Rate of interest a year (fixed) 12.19%',
      'Representative APR 12.9% APR',
      'is a credit broker, not a lender',
    ])
      expect(words).toContain(figure)
  })

  test.each(listings)('of %s are written in German for who reads German', async (path) => {
    const html = await page(path, { i18n_redirected: 'de' })
    expect(html).toContain('ab £87.19 im Monat')
    expect(html).toContain('Repräsentatives Beispiel')
  })

  test.each(['de', 'us', 'ie'])('are not told in %s, where no credit is offered', async (code) => {
    for (const path of listings) {
      const html = await page(path, { location_country: code })
      expect(monthlyIn(html)).toEqual([])
      expect(hasExample(html)).toBe(false)
    }
  })

  test('of a bike’s own page are those of its card, with an example of that very price', async () => {
    const html = await page('/keld-725-apex-axs/')
    const told = monthlyIn(html)
    expect(told).toHaveLength(1)
    expect(monthlyIn(await page('/bikes/gravel/'))).toContain(told[0])
    expect(exampleIn(html)).toContain('Cash price £2,099.00')
    expect(exampleIn(html)).toContain(told[0]?.replace('from ', '48 × ').replace(' a month', ''))
    expect(hasExample(await page('/keld-725-apex-axs/', { location_country: 'de' }))).toBe(false)
  })

  test('of the shop window stand beside the example too', async () => {
    const html = await page('/')
    expect(monthlyIn(html).length).toBeGreaterThan(0)
    expect(exampleIn(html)).toContain('Representative APR 12.9% APR')
  })

  test('are not told of what costs less than the smallest loan', async () => {
    const html = await page('/accessories/lights/')
    expect(monthlyIn(html)).toEqual([])
    expect(hasExample(html)).toBe(false)
  })

  test('are not told of what cannot be had', async () => {
    const html = await page('/bikes/?condition=ex-demo')
    const cards = html
      .match(/<article.*?<\/article>/gs)
      ?.filter((card) => card.includes('Sold out'))
    expect(cards?.length).toBeGreaterThan(0)
    expect(cards?.flatMap(monthlyIn)).toEqual([])
  })
})

test('a product is called financed only where a loan is offered for its price', async () => {
  const eligible = async (call: string, cookies = {}) => {
    const answer = await shop.get(`/nuxt/api/catalog/${call}`, { cookies })
    const body: { bike?: Financed; product?: Financed } = JSON.parse(await answer.text())
    return (body.bike ?? body.product)?.finance_eligible
  }
  const bike = 'child-bike?urlKey=keld-725-apex-axs'
  expect(await eligible(bike)).toBe(true)
  expect(await eligible(bike, { location_country: 'de' })).toBe(false)
  expect(await eligible('product?urlKey=lanthorn-wick-350')).toBe(false)
})

type Financed = { finance_eligible: boolean }

describe('a retailer’s file', () => {
  const products = demo.products
  const notOffered = 'not among those offered'
  const { example } = demo
  const withFirst = (change: object) => ({ products: [{ ...products[0], ...change }] })
  test.each([
    ['an example of no known loan', { example: { ...example, productId: 'X' } }, notOffered],
    ['an example too small for its loan', { example: { ...example, price: 900 } }, notOffered],
    ['a deposit above half', { example: { ...example, depositPercent: 60 } }, '<=50'],
    ['the same loan twice', { products: [...products, ...products] }, 'the same id'],
    ['a loan with its limits turned round', withFirst({ maxLoan: 1 }), 'below the lowest'],
    ['a loan that the table cannot hold', withFirst({ maxLoan: 99_999_999 }), '<=10000000'],
    ['no words in German', { notice: { en: demo.notice.en } }, 'de'],
    ['a rate that the table would round', withFirst({ apr: 12.905 }), 'two decimals'],
  ])('with %s is refused, and the loans stay as they were', async (_what, change, reason) => {
    await expect(importFinance(db, { ...demo, ...change })).rejects.toThrow(reason)
    expect(monthlyIn(await page('/bikes/gravel/'))).toContain('from £87.19 a month')
  })

  test('of a loan without interest tells the last payment, which is smaller', async () => {
    const free = products.filter(({ apr }) => apr === 0)
    await importFinance(db, {
      ...demo,
      products: free,
      example: { ...demo.example, depositPercent: 10 },
    })
    const told = async () => exampleIn(await page('/bikes/gravel/'))
    await expect.poll(told).toContain('Monthly payments 11 × £187.43, then £187.37')
    expect(await told()).toContain('Deposit (10%) £249.90')
    expect(await told()).toContain('Total amount payable £2,499.00')
    await importFinance(db, demo)
    await expect.poll(told).toContain('48 × £66.04')
  })

  test('reaches pages that are kept, also when it takes all loans back', async () => {
    const shown = async () => monthlyIn(await page('/bikes/gravel/'))
    const usual = await shown()
    const dearer = products.map((product) => ({ ...product, apr: product.apr && 19.9 }))
    await importFinance(db, { ...demo, products: dearer })
    await expect.poll(shown).not.toEqual(usual)
    expect(await shown()).toHaveLength(usual.length)
    await importFinance(db, { ...demo, products: [] })
    await expect.poll(shown).toEqual([])
    await importFinance(db, demo)
    await expect.poll(shown).toEqual(usual)
  })
})
