import { expect, test } from 'vitest'
import {
  bike,
  cartDatabase,
  helmet,
  paint,
  shopper,
  wheels,
} from '../../../tests/helpers/cart-shop.ts'
import { importCatalogue } from '../../../tests/catalogue/import-catalogue.ts'
import { jsonFile } from '#/catalogue/demo-data/sample-files.ts'
import { sampleModel } from '#/catalogue/demo-data/sample-model.ts'
import { sampleComponents } from '#/catalogue/demo-data/sample-records.ts'

const { db } = await cartDatabase()
const filmed = 'FELLTI-RIVAL-M-RAW'
const film = { en: 'Film', de: 'Folie' }
await importCatalogue(
  db,
  [
    jsonFile('components', 'components/paintProtection.json', {
      ...sampleComponents,
      section: { id: 63, key: 'paintProtection', name: film, position: 63, isRequired: true },
      options: [{ sku: 'FLM-RAW', name: film, price: 40, facts: { finishes: ['raw', 'satin'] } }],
    }),
    // A model whose own film only sticks to some finishes.
    jsonFile('models', 'models/fell-ti.json', {
      ...sampleModel,
      slug: 'fell-ti',
      sku: 'FELLTI',
      name: 'Fell Ti',
      parts: { ...sampleModel.parts, paintProtection: 'FLM-RAW' },
    }),
  ],
  new Date('2026-11-01T11:00:00Z'),
)

type Item = { sku: string } & Record<string, unknown>

async function add(...items: Item[]) {
  const cartItems = items.map((item) => ({ quantity: 1, ...item }))
  const { cart, user_errors } = await shopper(db).addItems(cartItems, 'add-item')
  return {
    errors: user_errors.map(({ code, path }) => [code, ...path]),
    skus: cart?.items.map(({ product }) => product.sku) ?? [],
  }
}
const aBike = (more = {}): Item => ({ sku: bike, ref: 'a', ...more })
const aColour = (more = {}): Item => ({ sku: paint, associated_ref: 'a', ...more })
const asOption = { selected_options: [btoa(`bundle/58/${paint}/1`)] }

test('a colour has the quantity of its bike', async () => {
  const two = { quantity: 2 }
  expect(await add(aBike(two), aColour(two))).toEqual({ errors: [], skus: [bike, paint] })
  for (const [bikes, colours] of [
    [two, {}],
    [{}, two],
    [{}, { quantity: 0 }],
    [{}, { quantity: -1 }],
    [{}, { quantity: 1.5 }],
  ])
    expect(await add(aBike(bikes), aColour(colours))).toEqual({
      errors: [['INVALID_PARAMETER_VALUE', 1]],
      skus: [],
    })
})

test.each([
  ['options', { selected_options: [wheels] }],
  ['a text', { entered_options: [{ uid: 'name', value: 'Ada' }] }],
])('a colour with %s is refused with its bike', async (_what, more) => {
  expect(await add(aBike(), aColour(more))).toEqual({ errors: [['NOT_SALABLE', 1]], skus: [] })
})

test('two colours for one bike get the same answer, whichever way they are sent', async () => {
  const ink = aColour({ sku: 'BBCOLOUR-INK' })
  const refused = { errors: [['NOT_SALABLE', 0]], skus: [] }
  expect(await add(aBike(), aColour(), ink)).toEqual(refused)
  expect(await add(aBike(asOption), ink)).toEqual(refused)
})

test('a ref names one item of a call', async () => {
  const twice = [
    ['INVALID_PARAMETER_VALUE', 0],
    ['INVALID_PARAMETER_VALUE', 1],
  ]
  const other = aBike({ sku: 'MOORTI-FORCE-M-RAW' })
  expect(await add(aBike(), other, aColour())).toEqual({ errors: twice, skus: [] })
  expect(await add({ sku: helmet, ref: 'c' }, aColour({ ref: 'c' }), aBike())).toEqual({
    errors: twice,
    skus: [],
  })
  expect(await add(aBike(), aColour({ ref: 'c' }))).toEqual({ errors: [], skus: [bike, paint] })
})

test('a colour that the bike’s own parts do not suit is refused, whichever way it is sent', async () => {
  expect(await add({ sku: filmed })).toEqual({ errors: [], skus: [filmed] })
  const refused = { errors: [['NOT_SALABLE', 0]], skus: [] }
  expect(await add({ sku: filmed, ...asOption })).toEqual(refused)
  expect(await add({ sku: filmed, ref: 'a' }, aColour())).toEqual(refused)
  expect(await add({ sku: filmed }, { sku: paint.toLowerCase() })).toEqual(refused)
})
