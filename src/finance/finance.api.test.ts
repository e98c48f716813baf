import { expect, test } from 'vitest'
import { demoDatabase } from '../../tests/helpers/demo-database.ts'
import { testShop } from '../../tests/helpers/shop.ts'

const database = await demoDatabase()
const shop = await testShop({}, database)
const withLender = await testShop(
  {
    FINANCE_SCRIPT_URL:
      'https://lender.example/v1;a,b/{retailerId}/calculator.js?guid={retailerGuid}',
    FINANCE_RETAILER_ID: '4711',
    FINANCE_RETAILER_GUID: 'c1f9',
  },
  database,
)

const calls = ['/nuxt/api/finance/v12-products', '/nuxt/api/finance/v12-deposits']

test('lists the loans under the lender’s names, in pounds', async () => {
  const answer = await shop.get('/nuxt/api/finance/v12-products')
  expect(answer.status).toBe(200)
  const body = (await answer.json()) as { v12Products: unknown[] }
  expect(Object.keys(body)).toEqual([
    'v12Products',
    'example',
    'notice',
    'calculator_script',
    'error',
  ])
  expect(body.v12Products).toContainEqual({
    product_id: 'CREDIT-36',
    name: '36 months',
    months: 36,
    apr: 12.9,
    rb_min_loan: 750,
    rb_max_loan: 15_000,
  })
  expect(body).toMatchObject({ calculator_script: null, error: null })
})

test('lists the proposed deposits', async () => {
  const answer = await shop.get('/nuxt/api/finance/v12-deposits')
  expect(await answer.json()).toEqual({
    v12Deposits: [0, 10, 20, 30, 40, 50].map((percentage) => ({ percentage })),
    error: null,
  })
})

test.each(calls)('%s follows the country cookie and is not stored', async (path) => {
  for (const country of ['gb', 'GB']) {
    const answer = await shop.get(path, { cookies: { location_country: country } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test.each(calls)('%s lists nothing outside the United Kingdom, and says so', async (path) => {
  for (const country of ['de', 'ie', 'us', 'fr']) {
    const answer = await shop.get(path, { cookies: { location_country: country } })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).not.toMatch(/financ|loan|example|notice/i)
    const { v12Products, v12Deposits, error } = JSON.parse(text)
    expect(v12Products ?? v12Deposits).toEqual([])
    expect(error).toMatchObject({ code: 'NOT_FOUND', statusCode: 404 })
  }
})

test('names the lender’s script in the United Kingdom only, and opens the policy for this file only', async () => {
  const answer = await withLender.get(calls[0] ?? '')
  expect(await answer.json()).toMatchObject({
    calculator_script: 'https://lender.example/v1;a,b/4711/calculator.js?guid=c1f9',
  })
  const policyIn = async (country: string, from = withLender) =>
    (await from.get('/no-such-page/', { cookies: { location_country: country } })).headers.get(
      'content-security-policy',
    ) ?? ''
  const opened = await policyIn('gb')
  expect(opened).toMatch(
    /script-src 'self' (?:'sha256-\S+' )+https:\/\/lender\.example\/v1%3Ba%2Cb\/4711\/calculator\.js;/,
  )
  expect(opened).toContain('trusted-types calder default foreign-scripts')
  expect(opened.match(/lender\.example/g)).toHaveLength(1)
  for (const closed of [await policyIn('de'), await policyIn('gb', shop)]) {
    expect(closed).not.toContain('lender')
    expect(closed).not.toContain('foreign-scripts')
  }
})
