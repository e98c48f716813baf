import * as v from 'valibot'
import { expect, test } from 'vitest'
import { importFormat } from './import-format.ts'
import { pounds, text } from './import-values.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import {
  sampleAccessories,
  sampleAttributes,
  sampleCategories,
  sampleComponents,
  sampleHistory,
  sampleMakers,
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

test.each(Object.entries(lists))('accepts the sample of %s', (part, records) => {
  const { record } = importFormat[part as keyof typeof lists]
  for (const each of records) expect(v.safeParse(record, each).issues).toBeUndefined()
})

test.each([
  ['models', sampleModel],
  ['accessories', sampleAccessories],
  ['components', sampleComponents],
  ['attributes', sampleAttributes],
] as const)('accepts the sample of %s', (part, document) => {
  expect(v.safeParse(importFormat[part].record, document).issues).toBeUndefined()
})

test('converts prices with or without pence to pence', () => {
  expect([19.99, '19.99', 20, '20.5'].map((typed) => v.parse(pounds, typed))).toEqual([
    1999, 1999, 2000, 2050,
  ])
})

test('uses a single name for both languages', () => {
  expect(v.parse(text, 'Moor')).toEqual({ en: 'Moor', de: 'Moor' })
})

test('refuses a misspelt field', () => {
  const issues = v.safeParse(importFormat.stock.record, { sku: 'A-1', place: 'leeds', quantiti: 2 })
  expect(issues.success).toBe(false)
})
