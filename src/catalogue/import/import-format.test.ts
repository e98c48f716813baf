import * as v from 'valibot'
import { expect, test } from 'vitest'
import { importFormat } from './import-format.ts'
import { pounds, text } from './import-values.ts'
import {
  sampleAccessories,
  sampleAttributes,
  sampleCategories,
  sampleComponents,
  sampleHistory,
  sampleMakers,
  sampleModel,
  samplePlaces,
  samplePrices,
  sampleRedirects,
  sampleStock,
  sampleVariants,
} from '#/catalogue/demo-data/sample-records.ts'

const lists = {
  makers: sampleMakers,
  places: samplePlaces,
  categories: sampleCategories,
  variants: sampleVariants,
  prices: samplePrices,
  history: sampleHistory,
  stock: sampleStock,
  redirects: sampleRedirects,
} as const

test.each(Object.entries(lists))(
  'the sample of %s is what a retailer may type',
  (part, records) => {
    const { record } = importFormat[part as keyof typeof lists]
    for (const each of records) expect(v.safeParse(record, each).issues).toBeUndefined()
  },
)

test.each([
  ['models', sampleModel],
  ['accessories', sampleAccessories],
  ['components', sampleComponents],
  ['attributes', sampleAttributes],
] as const)('the sample of %s is what a retailer may type', (part, document) => {
  expect(v.safeParse(importFormat[part].record, document).issues).toBeUndefined()
})

test('a price typed with or without pence is the same number of pence', () => {
  expect([19.99, '19.99', 20, '20.5'].map((typed) => v.parse(pounds, typed))).toEqual([
    1999, 1999, 2000, 2050,
  ])
})

test('a name that is the same in both languages is typed once', () => {
  expect(v.parse(text, 'Moor')).toEqual({ en: 'Moor', de: 'Moor' })
})

test('a misspelt field is refused rather than ignored', () => {
  const issues = v.safeParse(importFormat.stock.record, { sku: 'A-1', place: 'leeds', quantiti: 2 })
  expect(issues.success).toBe(false)
})
