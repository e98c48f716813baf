import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessoryFile } from '#/catalogue/import/import-accessory.ts'
import { componentFile } from '#/catalogue/import/import-component.ts'
import { modelRecord } from '#/catalogue/import/import-model.ts'
import { readDemoFiles } from './read-demo-files.server.ts'

const demo = resolve('demo/catalogue')
const accessories = new Map(
  readDemoFiles('accessories', (json) => v.parse(accessoryFile, json))
    .flatMap(({ products }) => products)
    .map((product) => [product.slug, product] as const),
)
const soldTwice = readDemoFiles('components', (json) => v.parse(componentFile, json))
  .flatMap(({ options }) => options)
  .flatMap(({ accessory, ...part }) => (accessory === undefined ? [] : [{ accessory, part }]))

test('a part that is also an accessory costs the same as both, reduced or not', () => {
  expect(soldTwice.length).toBeGreaterThan(70)
  const different = soldTwice.flatMap(({ accessory, part }) => {
    const alone = accessories.get(accessory)
    const pieces = part.pieces ?? 1
    const actual = { price: part.price, special: part.special ?? null }
    const special = alone?.special
      ? { ...alone.special, price: alone.special.price * pieces }
      : null
    const expected = { price: (alone?.price ?? Number.NaN) * pieces, special }
    return JSON.stringify(actual) === JSON.stringify(expected)
      ? []
      : [{ sku: part.sku, actual, expected }]
  })
  expect(different).toEqual([])
})

type Alone = typeof accessories extends ReadonlyMap<string, infer Product> ? Product : never
type Part = (typeof soldTwice)[number]['part']

/** The size of an accessory that a part is: by the width of a tyre or a mudguard. */
function sizeOf({ sizes }: Alone, { facts, size }: Part): string | null {
  const { tyreWidth, wheelSize } = facts
  const code = `${wheelSize === '650b' ? 650 : 700}x${tyreWidth}`
  return sizes.find((each) => each.code === code || each.draw === size)?.code ?? null
}

test('a part weighs as much as the accessory in its size', () => {
  const different = soldTwice.flatMap(({ accessory, part }) => {
    const alone = accessories.get(accessory)
    if (!alone) return [part.sku]
    const size = sizeOf(alone, part)
    const sized = alone.variants.find((each) => size !== null && each.size === size)
    const grams = (sized?.weight ?? alone.weight) * (part.pieces ?? 1)
    return Math.abs(grams - (part.grams ?? 0)) > 1 ? [part.sku] : []
  })
  expect(different).toEqual([])
})

const csv = readFileSync(resolve(demo, 'prices/accessories-and-parts.csv'), 'utf8')
const fixed = new Map(
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [sku, country, price] = row.split(',')
      return [`${sku} ${country}`, Math.round(Number(price) * 100)]
    }),
)

test('fixed country prices of a part and its accessory agree too', () => {
  const compared = soldTwice.flatMap(({ accessory, part }) => {
    const alone = fixed.get(`${accessories.get(accessory)?.sku} de`)
    const pieces = part.pieces ?? 1
    const sku = part.sku
    return [{ sku, actual: fixed.get(`${sku} de`), expected: alone && alone * pieces }]
  })
  expect(compared.filter(({ actual }) => actual !== undefined).length).toBeGreaterThan(10)
  expect(compared.filter(({ actual, expected }) => actual !== expected)).toEqual([])
})

test('fixed euro prices of parts end in 4 or 9, so that the steps of the configurator are round', () => {
  const odd = soldTwice.flatMap(({ part: { sku } }) => {
    const price = fixed.get(`${sku} de`) ?? 0
    return price >= 20_00 && price % 5_00 !== 4_00 ? [{ sku, price }] : []
  })
  expect(odd).toEqual([])
})

const range = ['EXT-X20', 'EXT-X35', 'CHG-STD', 'CHG-FAST', 'CHG-TRAVEL', 'CGE-RESIN', 'CGE-CARBON']

test('extenders, chargers and cages are linked to their accessories', () => {
  const known = new Set(soldTwice.map(({ part }) => part.sku))
  expect(range.filter((sku) => !known.has(sku))).toEqual([])
})

const partPrices = new Map(
  readDemoFiles('components', (json) => v.parse(componentFile, json))
    .flatMap(({ options }) => options)
    .map(({ sku, price }) => [sku, price] as const),
)

test('105 Di2 costs about the same more than 105 on every bike, whatever the parts beside it', () => {
  const worth = (parts: Readonly<Record<string, string>> = {}) =>
    Object.values(parts).reduce((sum, sku) => sum + (partPrices.get(sku) ?? Number.NaN), 0)
  const extras = readDemoFiles('models', (json) => v.parse(modelRecord, json)).flatMap(
    ({ builds }) => {
      const [mechanical, electronic] = ['105', '105-di2'].map((code) =>
        builds.find((build) => build.code === code),
      )
      if (!mechanical || !electronic) return []
      const parts = worth(electronic.parts) - worth(mechanical.parts)
      return [(electronic.price ?? Number.NaN) - (mechanical.price ?? Number.NaN) - parts]
    },
  )
  expect(extras.length).toBeGreaterThan(4)
  // Prices end in 49 or 99, so that they can be ten pounds apart.
  expect(Math.max(...extras) - Math.min(...extras)).toBeLessThanOrEqual(1000)
})
