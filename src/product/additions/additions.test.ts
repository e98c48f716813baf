import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogueEntry } from '#/catalogue/model/catalogue-entry.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { sendable } from '#/catalogue/model/offer.ts'
import { anEntry, anOffer } from '#/lister/index/sample-entries.ts'
import { additionsFor, type AdditionsShop } from './additions.ts'
import { type FittedBike, fits } from '#/product/review/fitted-bike.ts'

const aBike = (bike: Partial<FittedBike> = {}): FittedBike => ({
  model: 'moor-al',
  discipline: 'gravel',
  isElectric: false,
  mounts: ['mudguards'],
  wheelSize: '700c',
  tyreWidth: 40,
  clearance: 45,
  barKind: 'flare',
  fitted: new Set(),
  goesWith: [],
  parts: {},
  ...bike,
})

let ids = 0
type Thing = { category: string; facts?: Facts; stock?: number; sizes?: CatalogueEntry['sizes'] }

/** An accessory with ten of each size in stock, unless stated otherwise. */
function aThing(sku: string, { category, facts, stock = 10, sizes = [] }: Thing): CatalogueEntry {
  const offer = (size: string | null) =>
    anOffer({ sku: size === null ? sku : `${sku}-${size}`, size, colour: null, pieces: stock })
  ids += 1
  return anEntry({
    id: ids,
    kind: 'accessory',
    sku,
    filterCategory: category,
    sizes,
    ...(facts && { facts }),
    offers: sizes.length > 0 ? sizes.map(({ code }) => offer(code)) : [offer(null)],
  })
}

const aShop = (things: readonly CatalogueEntry[], shop: Partial<AdditionsShop> = {}) => ({
  productsIn: (category: string) => things.filter((thing) => thing.filterCategory === category),
  country: 'gb',
  held: new Map(),
  ...shop,
})

const offered = (bike: FittedBike, shop: AdditionsShop) =>
  Object.fromEntries(
    additionsFor(bike, shop).map(({ kind, items }) => [kind, items.map(({ offer }) => offer.sku)]),
  )

const gravelPedals = aThing('PED-MULO', {
  category: 'pedals',
  facts: { forDisciplines: ['gravel'] },
})
const roadPedals = aThing('PED-CAV', { category: 'pedals', facts: { forDisciplines: ['aero'] } })
const guards = aThing('MUD', {
  category: 'mudguards',
  facts: { needsMount: 'mudguards' },
  sizes: [
    { code: '37', name: '37', facts: { maxTyre: { '700c': 30 } } },
    { code: '55', name: '55', facts: { maxTyre: { '700c': 45 } } },
    { code: '65', name: '65', facts: { maxTyre: { '700c': 55 } } },
  ],
})

test('a bike without pedals is offered some of its own kind', () => {
  expect(offered(aBike(), aShop([roadPedals, gravelPedals]))).toEqual({ pedals: ['PED-MULO'] })
})

test('a bike that has pedals needs none', () => {
  expect(offered(aBike({ fitted: new Set(['pedals']) }), aShop([gravelPedals]))).toEqual({})
})

test('mudguards come in the narrowest size that covers the tyre', () => {
  expect(offered(aBike(), aShop([guards]))).toEqual({ mudguards: ['MUD-55'] })
})

test.each([
  ['a frame without eyelets', { mounts: [] }],
  ['a tyre that fills the frame', { tyreWidth: 43 }],
  ['guards that are fitted already', { fitted: new Set(['mudguards']) }],
  ['tyres nobody measured', { tyreWidth: null }],
])('%s gets no mudguards', (_why, bike) => {
  expect(offered(aBike(bike), aShop([guards]))).toEqual({})
})

test('an accessory that must fit is not offered without facts', () => {
  const unknown = aThing('PED-ANY', { category: 'pedals' })
  expect(offered(aBike(), aShop([unknown]))).toEqual({})
})

test('an accessory that fits any bike is offered without facts', () => {
  expect(offered(aBike(), aShop([aThing('TOOL', { category: 'tools' })]))).toEqual({
    repair: ['TOOL'],
  })
})

test('an accessory that is out of stock is not offered', () => {
  const gone = aThing('TOOL', { category: 'tools', stock: 0 })
  expect(offered(aBike(), aShop([gone]))).toEqual({})
})

test('accessories that the bike’s record names come first', () => {
  const tools = ['TOOL-A', 'TOOL-B'].map((sku) => aThing(sku, { category: 'tools' }))
  expect(offered(aBike({ goesWith: ['TOOL-B'] }), aShop(tools))).toEqual({ repair: ['TOOL-B'] })
})

test('Germany is offered approved lights only', () => {
  const lights = [
    aThing('BRIGHT', { category: 'front-lights' }),
    aThing('LAWFUL', { category: 'front-lights', facts: { approvals: ['stvzo'] } }),
  ]
  expect(offered(aBike(), aShop(lights))).toEqual({ lights: ['BRIGHT', 'LAWFUL'] })
  expect(offered(aBike(), aShop(lights, { country: 'de' }))).toEqual({ lights: ['LAWFUL'] })
})

test('the reason names the approval where one is needed, and the tyres of the bike', () => {
  const items = [aThing('LAWFUL', { category: 'front-lights', facts: { approvals: ['stvzo'] } })]
  const reasonsIn = (country: string) =>
    additionsFor(aBike({ tyreWidth: 37 }), aShop(items, { country })).map(({ reason }) => reason)
  expect(reasonsIn('de')).toEqual([{ key: 'lightsApproved', tyre: 37 }])
  expect(reasonsIn('gb')).toEqual([{ key: 'lights', tyre: 37 }])
})

test('a range extender is for the e-bike it plugs into', () => {
  const extender = aThing('EXT', { category: 'e-bike-power', facts: { forModels: ['moor-e'] } })
  const shop = aShop([extender])
  expect(offered(aBike({ model: 'moor-e', isElectric: true }), shop)).toEqual({ power: ['EXT'] })
  expect(offered(aBike({ isElectric: true }), shop)).toEqual({})
  expect(offered(aBike({ model: 'moor-e' }), shop)).toEqual({})
})

test('clothing needs a size to be chosen', () => {
  const sizes = ['S', 'M'].map((code) => ({ code, name: code }))
  const helmet = aThing('HLM', {
    category: 'helmets',
    sizes,
    facts: { forDisciplines: ['gravel'] },
  })
  const [group] = additionsFor(aBike(), aShop([helmet]))
  expect(group?.items[0]?.needsSize).toBe(true)
})

test('an accessory in the cart stays in its position and is marked', () => {
  const held = new Map([[gravelPedals.id, { uid: 'l1', sku: 'PED-MULO', quantity: 2 }]])
  const [group] = additionsFor(aBike(), aShop([gravelPedals], { held }))
  expect(group?.items[0]?.held).toEqual({ uid: 'l1', quantity: 2 })
})

test('no pedals are offered when other pedals are in the cart', () => {
  const held = new Map([[roadPedals.id, { uid: 'l1', sku: 'PED-CAV', quantity: 1 }]])
  expect(offered(aBike(), aShop([roadPedals, gravelPedals], { held }))).toEqual({})
})

const anyFacts = fc.record(
  {
    forDisciplines: fc.subarray(['gravel', 'aero', 'commute']),
    needsMount: fc.constantFrom('mudguards', 'rack'),
    minTyre: fc.integer({ min: 25, max: 45 }),
    maxTyre: fc.record({ '700c': fc.integer({ min: 28, max: 55 }) }),
    approvals: fc.subarray(['stvzo']),
  },
  { requiredKeys: [] },
)
const anyCategory = fc.constantFrom(
  'pedals',
  'mudguards',
  'front-lights',
  'bottles',
  'tools',
  'racks',
)
const anyThing = fc
  .record({
    category: anyCategory,
    facts: fc.option(anyFacts),
    stock: fc.constantFrom(0, 1, 10),
  })
  .map(({ facts, ...thing }) =>
    aThing(`THING-${(ids += 1)}`, { ...thing, ...(facts && { facts }) }),
  )

test('whatever the shop holds: all that is offered is in stock, fits, is there once, and is not too much', () => {
  fc.assert(
    fc.property(
      fc.array(anyThing, { maxLength: 40 }),
      fc.constantFrom('gravel', 'aero', 'commute'),
      fc.subarray(['mudguards', 'rack']),
      fc.constantFrom('gb', 'de'),
      (things, discipline, mounts, country) => {
        const bike = aBike({ discipline, mounts })
        const groups = additionsFor(bike, aShop(things, { country }))
        const items = groups.flatMap((group) => group.items)
        expect(groups.length).toBeLessThanOrEqual(6)
        expect(new Set(items.map(({ entry }) => entry.id)).size).toBe(items.length)
        for (const { kind, items: own } of groups) {
          expect(own.length).toBeLessThanOrEqual(3)
          for (const { entry, offer } of own) {
            expect(sendable(offer)).toBeGreaterThan(0)
            expect(fits(entry.facts ?? {}, bike)).toBe(true)
            const isLawful = entry.facts?.approvals?.includes('stvzo') ?? false
            expect(kind !== 'lights' || country !== 'de' || isLawful).toBe(true)
          }
        }
      },
    ),
  )
})
