import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bikes, parts } from '../helpers/demo-builds.ts'
import { buildWeight } from '#/configurator/choice/build-weight.ts'

/** Rows of the specification that a part of the configurator decides; builds that differ in others differ in gears. */
const chosenRows = new Set([
  'chainset',
  'wheels',
  'tyres',
  'fork',
  'handlebar',
  'stem',
  'seatpost',
  'saddle',
  'tape',
  'pedals',
  'lights',
  'mudguards',
  'rack',
  'mounts',
])

type Each = (typeof bikes)[number]

const isSold = ({ bike }: Each) => bike.condition === 'new' && bike.grams !== null

function differsInPartsOnly(base: Each, other: Each): boolean {
  const [one, two] = [base, other].map(
    ({ bike }) => new Map<string, unknown>(Object.entries(bike.specification)),
  )
  return [...(one?.keys() ?? []), ...(two?.keys() ?? [])].every(
    (row) => chosenRows.has(row) || JSON.stringify(one?.get(row)) === JSON.stringify(two?.get(row)),
  )
}

const isMore = (base: Each, other: Each) => partsPrice(base, 'price') < partsPrice(other, 'price')

type Moment = 'price' | 'today'
type Priced = { price?: number | undefined; special?: { price: number } | undefined }
const priceAt = ({ price = 0, special }: Priced, moment: Moment) =>
  moment === 'today' ? (special?.price ?? price) : price

const partsPrice = ({ bike }: Each, moment: Moment): number =>
  Object.values(bike.parts).reduce((sum, sku) => {
    const part = parts.get(sku)
    return sum + (part ? priceAt(part, moment) : 0)
  }, 0)

function bikePrice({ model, bike }: Each, moment: Moment): number {
  const build = model.builds.find(({ code }) => code === bike.code)
  if (!build) throw new Error(`${bike.slug} is no build of its model.`)
  return priceAt(build, moment)
}

const weighed = ({ bike }: Each) =>
  Object.fromEntries(
    Object.entries(bike.parts).map(([section, sku]) => {
      const { grams = null, facts = {} } = parts.get(sku) ?? {}
      return [section, { grams, facts }]
    }),
  )

const pairs = bikes.filter(isSold).flatMap((base) =>
  bikes
    .filter((other) => other.model === base.model && isSold(other) && isMore(base, other))
    .filter((other) => differsInPartsOnly(base, other))
    .map((other) => [`${base.bike.slug} and ${other.bike.code}`, base, other] as const),
)

test('some builds of the demo shop differ in their parts alone', () => {
  expect(pairs.length).toBeGreaterThan(6)
})

test.each(pairs)(
  '%s: the equipped build costs no more than its parts on the other',
  (_, base, other) => {
    for (const moment of ['price', 'today'] as const) {
      const added = partsPrice(other, moment) - partsPrice(base, moment)
      expect(bikePrice(other, moment)).toBeLessThanOrEqual(bikePrice(base, moment) + added)
    }
  },
)

/** Grams; weights of bikes are rounded to a tenth of a kilogram. */
const rounding = 100

test.each(pairs)('%s: the weights differ by those of the parts', (_, base, other) => {
  const { bike } = base
  const own = weighed(base)
  const built = buildWeight(bike, { size: bike.weightSize, own, fitted: weighed(other) })
  expect(bike.weightSize).toBe(other.bike.weightSize)
  expect(Math.abs((built ?? 0) - (other.bike.grams ?? 0))).toBeLessThanOrEqual(rounding)
})

/** A fixed price in euros is not reduced along with the one in pounds. */
const fixedInEuros = new Map(
  readFileSync(resolve('demo/catalogue/prices/bikes.csv'), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split(','))
    .flatMap(([sku = '', country, price]) =>
      country === 'de' ? [[sku, Number(price)] as const] : [],
    ),
)

test('no reduced bike has a fixed price abroad, which would hide its reduction there', () => {
  expect(fixedInEuros.size).toBeGreaterThan(5)
  const reduced = bikes.filter((each) => bikePrice(each, 'today') < bikePrice(each, 'price'))
  expect(reduced.length).toBeGreaterThan(5)
  const hidden = reduced.filter(({ bike }) => fixedInEuros.has(bike.sku))
  expect(hidden.map(({ bike }) => bike.slug)).toEqual([])
})
