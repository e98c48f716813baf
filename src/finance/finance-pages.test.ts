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

/** Monthly prices in a page, without the comments that React puts between texts. */
const monthlyIn = (html: string) =>
  html.replaceAll('<!-- -->', '').match(/from £[\d.,]+ a month/g) ?? []
const hasExample = (html: string) => html.includes('id="representative-example"')

/** The figures that a reader sees without unfolding anything. */
const openIn = (html: string) =>
  (/<details id="representative-example".*?<\/summary>/s.exec(html)?.[0] ?? '').replaceAll(
    /<[^>]*>/g,
    '',
  )

function exampleIn(html: string): string {
  const [, example = ''] =
    /id="representative-example"(.*?)<\/(?:section|details)>/s.exec(html) ?? []
  return example.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

const listings = ['/bikes/gravel/', '/search/?q=gravel']

describe('monthly prices', () => {
  test.each(listings)('of %s are shown with the full example', async (path) => {
    const html = await page(path)
    // Keld Ti GRX, £3,299: 48 months at 12.9 %
    expect(monthlyIn(html)).toContain('from £87.19 a month')
    const text = exampleIn(html)
    for (const figure of [
      'Cash price £2,499.00',
      'Deposit (0%) £0.00',
      'Amount of credit £2,499.00',
      'Duration of agreement 48 months',
      'Monthly payments 48 × £66.04',
      'Total amount payable £3,169.92',
      'Rate of interest per annum (fixed) 12.19%',
      'Representative 12.9% APR',
      'is a credit broker, not a lender',
      'firm reference number 000000',
      'to one lender only, Example Credit Ltd',
    ])
      expect(text).toContain(figure)
    expect(text).not.toContain('{{')
  })

  test.each(listings)('of %s are shown in German to German readers', async (path) => {
    const html = await page(path, { i18n_redirected: 'de' })
    expect(html).toContain('ab £87.19 im Monat')
    expect(html).toContain('Repräsentatives Beispiel')
  })

  test.each(['de', 'us', 'ie'])('are not shown in %s, where no credit is offered', async (code) => {
    for (const path of listings) {
      const html = await page(path, { location_country: code })
      expect(monthlyIn(html)).toEqual([])
      expect(hasExample(html)).toBe(false)
    }
  })

  test('of a bike page match its card, with an example for its own price', async () => {
    const html = await page('/keld-725-apex-axs/')
    const shown = monthlyIn(html)
    expect(shown).toHaveLength(1)
    expect(monthlyIn(await page('/bikes/gravel/'))).toContain(shown[0])
    expect(exampleIn(html)).toContain('Cash price £2,099.00')
    expect(exampleIn(html)).toContain(shown[0]?.replace('from ', '48 × ').replace(' a month', ''))
    // The example comes first, with all its figures open.
    for (const open of ['Cash price £2,099.00', 'Duration of agreement', 'Total amount payable'])
      expect(openIn(html)).toContain(open)
    expect(openIn(html)).toMatch(/12\.9% APR/)
    expect(html.indexOf('id="representative-example"')).toBeLessThan(html.indexOf(shown[0] ?? ''))
    expect(exampleIn(html)).toContain('is a credit broker, not a lender')
    expect(hasExample(await page('/keld-725-apex-axs/', { location_country: 'de' }))).toBe(false)
  })

  test('of the home page are shown with the example', async () => {
    const html = await page('/')
    expect(monthlyIn(html).length).toBeGreaterThan(0)
    expect(exampleIn(html)).toContain('Representative 12.9% APR')
  })

  test('are not shown below the smallest loan', async () => {
    const html = await page('/accessories/lights/')
    expect(monthlyIn(html)).toEqual([])
    expect(hasExample(html)).toBe(false)
  })

  test('are not shown for a sold-out bike', async () => {
    const html = await page('/bikes/?condition=ex-demo')
    const cards = html
      .match(/<article.*?<\/article>/gs)
      ?.filter((card) => card.includes('Sold out'))
    expect(cards?.length).toBeGreaterThan(0)
    expect(cards?.flatMap(monthlyIn)).toEqual([])
  })
})

test('marks a product as eligible only where a loan is offered for its price', async () => {
  const eligible = async (call: string, cookies = {}) => {
    const answer = await shop.get(`/nuxt/api/catalog/${call}`, { cookies })
    const body: { bike?: Financed; product?: Financed } = JSON.parse(await answer.text())
    return (body.bike ?? body.product)?.finance_eligible
  }
  const bike = 'child-bike?urlKey=keld-725-apex-axs'
  expect(await eligible(bike)).toBe(true)
  expect(await eligible(bike, { location_country: 'de' })).toBeUndefined()
  expect(await eligible('product?urlKey=lanthorn-wick-350')).toBe(false)
})

type Financed = { finance_eligible: boolean }

describe('a retailer’s file', () => {
  const products = demo.products
  const notOffered = 'not among those offered'
  const { example } = demo
  const withFirst = (change: object) => ({ products: [{ ...products[0], ...change }] })
  test.each([
    ['an example of an unknown loan', { example: { ...example, productId: 'X' } }, notOffered],
    ['an example too small for its loan', { example: { ...example, price: 900 } }, notOffered],
    ['a deposit above half', { example: { ...example, depositPercent: 60 } }, '<=50'],
    ['the same loan twice', { products: [...products, ...products] }, 'the same id'],
    ['a loan with reversed limits', withFirst({ maxLoan: 1 }), 'below the lowest'],
    ['a loan above the maximum', withFirst({ maxLoan: 99_999_999 }), '<=10000000'],
    [
      'a notice with an unknown name',
      { notice: { ...demo.notice, en: '{{credit.moon}}' } },
      'unknown',
    ],
    ['no German notice', { notice: { en: demo.notice.en } }, 'de'],
    ['a rate with three decimals', withFirst({ apr: 12.905 }), 'two decimals'],
  ])('with %s is refused and leaves the loans unchanged', async (_what, change, reason) => {
    await expect(importFinance(db, { ...demo, ...change })).rejects.toThrow(reason)
    expect(monthlyIn(await page('/bikes/gravel/'))).toContain('from £87.19 a month')
  })

  test('of a loan without interest shows the smaller last payment', async () => {
    const free = products.filter(({ apr }) => apr === 0)
    await importFinance(db, {
      ...demo,
      products: free,
      example: { ...demo.example, depositPercent: 10 },
    })
    const shown = async () => exampleIn(await page('/bikes/gravel/'))
    await expect.poll(shown).toContain('Monthly payments 11 × £187.43, then £187.37')
    expect(await shown()).toContain('Deposit (10%) £249.90')
    expect(await shown()).toContain('Total amount payable £2,499.00')
    await importFinance(db, demo)
    await expect.poll(shown).toContain('48 × £66.04')
  })

  test('updates cached pages, also when it removes all loans', async () => {
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
