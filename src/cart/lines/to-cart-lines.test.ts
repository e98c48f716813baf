import { expect, test } from 'vitest'
import { paintChoiceOf } from '#/catalogue/paint/custom-paint.ts'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { type RequestedItem, toCartLines } from './to-cart-lines.ts'
import type { FramedBike } from './fit-line.ts'
import type { SellableItem, ItemCatalogue } from '#/cart/items/sellable-item.ts'
import { optionUid } from './option-uid.ts'
import { anItem, aPart, catalogueOf } from '#/cart/api/sample-cart.ts'

const section = (id: number, key: string, isRequired = true): Partial<SellableItem> => ({
  section: { id, key, name: { en: key, de: key }, isRequired },
})
const paintOf = (sku: string, key: string, colour: `#${string}`, facts: Facts = {}) =>
  aPart(sku, 250_03, key, {
    ...section(key === 'frameColour' ? 58 : 59, key),
    paint: paintChoiceOf(key, { sku, name: { en: sku, de: sku }, paint: { colour }, facts }),
  })
const wheelset = (sku: string, facts: Facts = {}) =>
  aPart(sku, 399_99, 'wheelset', { component: { sku, facts, size: null } })
const bike: Partial<SellableItem> = {
  kind: 'bike',
  parts: { wheelset: 'OWN' },
  frameMaterial: 'steel',
}
const catalogue = catalogueOf(
  anItem('BELL', 20_01, { enteredOptions: ['name', 'place'] }),
  anItem('BIKE', 2_899_99, { ...bike, productId: 7 }),
  anItem('OTHER-BIKE', 1_899_99, { ...bike, productId: 8 }),
  anItem('USED-BIKE', 1_499_99, { ...bike, productId: 9, condition: 'ex-demo' }),
  wheelset('OWN'),
  wheelset('WHEELS'),
  wheelset('FELL-WHEELS', { forModels: ['fell'] }),
  aPart('BAG', 80_01, 'bags', section(37, 'bags', false)),
  aPart('FORK', 400_01, 'fork', section(2, 'fork')),
  paintOf('BBCOLOUR-FOG', 'frameColour', '#d6d8d5'),
  paintOf('BBCOLOUR-INK', 'frameColour', '#12161c'),
  paintOf('BBCOLOUR-RAW', 'frameColour', '#b8b4ac', { forMaterials: ['titanium'] }),
  paintOf('FADE-INK', 'gradientColour', '#12161c'),
)
const moor: FramedBike = {
  frame: { facts: {}, model: 'moor', discipline: 'gravel', material: 'steel', motor: null },
  finishes: new Map(),
}

const aRequest = (sku: string, item: Partial<RequestedItem> = {}): RequestedItem => ({
  sku,
  quantity: 1,
  selectedOptions: [],
  entered: [],
  ref: null,
  associatedRef: null,
  ...item,
})
const withOptions = (...options: [number, string][]) => ({
  selectedOptions: options.map(([sectionId, sku]) => optionUid({ sectionId, sku })),
})
const resolved = (items: readonly RequestedItem[], from: ItemCatalogue = catalogue) => {
  let uids = 0
  const newUid = () => {
    uids += 1
    return `uid${uids}`
  }
  return toCartLines(items, { catalogue: from, frames: new Map([[7, moor]]), newUid })
}

test('turns an accessory into a line with its entered text', () => {
  const entered = [{ uid: 'name', value: 'Ada' }]
  expect(resolved([aRequest('BELL', { quantity: 2, entered })])).toEqual([
    {
      index: 0,
      line: { uid: 'uid1', sku: 'BELL', quantity: 2, options: [], entered, colour: null },
    },
  ])
})

test.each([
  ['a field that the product does not have', 'BELL', ['verse']],
  ['one of two fields that it does not have', 'BELL', ['name', 'verse']],
  ['two texts for one field', 'BELL', ['name', 'name']],
  ['a product that takes no texts', 'BIKE', ['name']],
])('refuses a text for %s', (_what, sku, uids) => {
  const entered = uids.map((uid) => ({ uid, value: 'Ada' }))
  expect(resolved([aRequest(sku, { entered })])).toEqual([
    { index: 0, problem: 'optionNotAvailable', name: sku },
  ])
})

test('turns a bike, its parts and its paint into one line', () => {
  const options = withOptions([7, 'WHEELS'], [37, 'BAG'], [59, 'FADE-INK'])
  expect(resolved([aRequest('BBCOLOUR-FOG'), aRequest('BIKE', options)])).toEqual([
    {
      index: 1,
      line: {
        uid: 'uid1',
        sku: 'BIKE',
        quantity: 1,
        options: [
          { sectionId: 7, sku: 'WHEELS' },
          { sectionId: 37, sku: 'BAG' },
          { sectionId: 59, sku: 'FADE-INK' },
        ],
        entered: [],
        colour: { uid: 'uid2', sku: 'BBCOLOUR-FOG' },
      },
    },
  ])
})

test('accepts a SKU in lower case and stores its usual spelling', () => {
  const anyCase: ItemCatalogue = {
    ...catalogue,
    get: (sku) => catalogue.get(sku.toUpperCase()),
  }
  const items = [aRequest('bike', withOptions([7, 'wheels'])), aRequest('bbcolour-fog')]
  expect(resolved(items, anyCase)).toMatchObject([
    {
      line: {
        sku: 'BIKE',
        options: [{ sectionId: 7, sku: 'WHEELS' }],
        colour: { sku: 'BBCOLOUR-FOG' },
      },
    },
  ])
})

test.each([
  ['an unknown SKU', aRequest('GONE'), { problem: 'unknownSku', name: 'GONE' }],
  ['a part by itself', aRequest('WHEELS'), { problem: 'unknownSku', name: 'WHEELS' }],
  [
    'a quantity of zero',
    aRequest('BELL', { quantity: 0 }),
    { problem: 'quantityTooSmall', name: 'BELL' },
  ],
  [
    'half a bell',
    aRequest('BELL', { quantity: 0.5 }),
    { problem: 'quantityNotWhole', name: 'BELL' },
  ],
  [
    'an option in an invalid format',
    aRequest('BIKE', { selectedOptions: [optionUid({ sectionId: 7, sku: 'WHEELS' }), 'nonsense'] }),
    { problem: 'optionFormat', name: 'nonsense' },
  ],
  [
    'a fade without a colour',
    aRequest('BIKE', withOptions([59, 'FADE-INK'])),
    { problem: 'paintWithoutColour', sections: [-1], name: 'BIKE' },
  ],
  ['paint without a bike', aRequest('BBCOLOUR-FOG'), { problem: 'colourWithoutBike' }],
])('refuses %s', (_what, item, problem) => {
  expect(resolved([item])).toEqual([{ index: 0, name: item.sku, ...problem }])
})

const refused = (problem: string, id: number, name: string) => [
  { index: 0, problem, sections: [id], name },
]
const notOffered = (id: number, name: string) => refused('partNotOffered', id, name)
const fog = 'BBCOLOUR-FOG'

test.each([
  ['a part of a bike with a bell', 'BELL', withOptions([7, 'WHEELS']), notOffered(7, 'WHEELS')],
  ['a bag with a bell', 'BELL', withOptions([37, 'BAG']), notOffered(37, 'BAG')],
  ['wheels as a stem', 'BIKE', withOptions([37, 'BAG'], [12, 'WHEELS']), notOffered(12, 'WHEELS')],
  ['an unknown option', 'BIKE', withOptions([7, 'GONE']), notOffered(7, 'GONE')],
  [
    'two sets of wheels',
    'BIKE',
    withOptions([7, 'WHEELS'], [7, 'OWN']),
    refused('partTwice', 7, 'OWN'),
  ],
  [
    'two colours',
    'BIKE',
    withOptions([58, fog], [58, 'BBCOLOUR-INK']),
    refused('paintTwice', 58, 'BIKE'),
  ],
  ['a colour as an option of a bell', 'BELL', withOptions([58, fog]), notOffered(58, fog)],
  ['a colour as a fade', 'BIKE', withOptions([59, fog]), notOffered(59, fog)],
  ['a fork beside an unknown one', 'BIKE', withOptions([2, 'FORK']), notOffered(2, 'FORK')],
])('refuses %s, and names it', (_what, sku, options, problems) => {
  expect(resolved([aRequest(sku, options)])).toEqual(problems)
})

test('refuses options for a used bike', () => {
  const unavailable = [{ index: 0, problem: 'optionNotAvailable', name: 'USED-BIKE' }]
  expect(resolved([aRequest('USED-BIKE')])).toMatchObject([{ line: { sku: 'USED-BIKE' } }])
  expect(resolved([aRequest('USED-BIKE', withOptions([7, 'WHEELS']))])).toEqual(unavailable)
  expect(resolved([aRequest('USED-BIKE'), aRequest('BBCOLOUR-FOG')])).toEqual(unavailable)
})

test('reports why a part does not fit a known frame', () => {
  const options = withOptions([7, 'FELL-WHEELS'])
  expect(resolved([aRequest('BELL'), aRequest('BIKE', options)])[1]).toMatchObject({
    index: 1,
    name: 'BIKE',
    problem: 'doesNotFit',
    misfits: [{ code: 'otherModel', section: 'wheelset', other: 'frame' }],
  })
  expect(resolved([aRequest('OTHER-BIKE', options)])).toMatchObject([
    { line: { sku: 'OTHER-BIKE' } },
  ])
})

test('refuses paint that is not made for the frame', () => {
  expect(resolved([aRequest('BIKE'), aRequest('BBCOLOUR-RAW')])).toEqual([
    { index: 0, problem: 'paintMaterial', sections: [-1], name: 'BIKE' },
  ])
})

test('refuses a bike with unknown paint', () => {
  expect(resolved([aRequest('BELL'), aRequest('BIKE'), aRequest('BBCOLOUR-GONE')])).toMatchObject([
    { line: { sku: 'BELL', colour: null } },
    { index: 2, problem: 'unknownSku', name: 'BBCOLOUR-GONE' },
  ])
  const sold = catalogueOf(anItem('BIKE', 2_899_99, bike), anItem('BBCOLOUR-CARD', 1_00))
  expect(resolved([aRequest('BIKE'), aRequest('BBCOLOUR-CARD')], sold)).toEqual([
    { index: 1, problem: 'unknownSku', name: 'BBCOLOUR-CARD' },
  ])
})

test('assigns paint without a reference to the only bike', () => {
  expect(resolved([aRequest('BIKE', { ref: 'a' }), aRequest('BBCOLOUR-FOG')])).toMatchObject([
    { line: { sku: 'BIKE', colour: { sku: 'BBCOLOUR-FOG' } } },
  ])
})

test('assigns each paint to the bike it refers to', () => {
  const items = [
    aRequest('BIKE', { ref: 'a' }),
    aRequest('OTHER-BIKE', { ref: 'b' }),
    aRequest('BBCOLOUR-INK', { associatedRef: 'b' }),
    aRequest('BBCOLOUR-FOG', { associatedRef: 'a' }),
  ]
  expect(resolved(items)).toMatchObject([
    { index: 0, line: { sku: 'BIKE', colour: { sku: 'BBCOLOUR-FOG' } } },
    { index: 1, line: { sku: 'OTHER-BIKE', colour: { sku: 'BBCOLOUR-INK' } } },
  ])
})

test('refuses paint that refers to none of several bikes', () => {
  const bikes = [aRequest('BIKE', { ref: 'a' }), aRequest('OTHER-BIKE', { ref: 'b' })]
  for (const associatedRef of [null, 'c'])
    expect(resolved([...bikes, aRequest('BBCOLOUR-FOG', { associatedRef })])).toMatchObject([
      { line: { colour: null } },
      { line: { colour: null } },
      { index: 2, problem: 'colourWithoutBike', name: 'BBCOLOUR-FOG' },
    ])
})

test('refuses paint for an item that is not a bike', () => {
  const items = [aRequest('BELL', { ref: 'a' }), aRequest('BBCOLOUR-FOG', { associatedRef: 'a' })]
  expect(resolved(items)).toMatchObject([
    { line: { sku: 'BELL', colour: null } },
    { index: 1, problem: 'colourWithoutBike' },
  ])
})

test('a colour among the options of a bike is its paint', () => {
  const painted = (sku: string, colour: string) => aRequest(sku, withOptions([58, colour]))
  const items = [painted('BIKE', 'BBCOLOUR-FOG'), painted('OTHER-BIKE', 'BBCOLOUR-INK')]
  expect(resolved(items)).toMatchObject([
    { index: 0, line: { sku: 'BIKE', options: [], colour: { sku: 'BBCOLOUR-FOG' } } },
    { index: 1, line: { sku: 'OTHER-BIKE', options: [], colour: { sku: 'BBCOLOUR-INK' } } },
  ])
  expect(resolved([painted('BIKE', 'BBCOLOUR-GONE')])).toMatchObject([
    { index: 0, problem: 'unknownSku', name: 'BBCOLOUR-GONE' },
  ])
})

test('refuses a bike with two colours, whichever way they are sent', () => {
  const twice = [aRequest('BIKE'), aRequest('BBCOLOUR-FOG'), aRequest('BBCOLOUR-INK')]
  const both = [aRequest('BIKE', withOptions([58, 'BBCOLOUR-FOG'])), aRequest('BBCOLOUR-INK')]
  for (const items of [twice, both])
    expect(resolved(items)).toEqual([
      { index: 0, problem: 'paintTwice', sections: [58], name: 'BIKE' },
    ])
})

test.each([
  ['options', withOptions([7, 'WHEELS']), 'optionNotAvailable'],
  ['a text', { entered: [{ uid: 'name', value: 'Ada' }] }, 'optionNotAvailable'],
  ['another quantity than its bike', { quantity: 2 }, 'colourQuantity'],
  ['no quantity', { quantity: 0 }, 'colourQuantity'],
])('refuses a colour with %s, and its bike with it', (_what, colour, problem) => {
  expect(resolved([aRequest('BIKE'), aRequest('BBCOLOUR-FOG', colour)])).toMatchObject([
    { index: 1, problem, name: 'BBCOLOUR-FOG' },
  ])
})

test('refuses every item with a ref that another one has', () => {
  const items = [
    aRequest('BIKE', { ref: 'a' }),
    aRequest('OTHER-BIKE', { ref: 'a' }),
    aRequest('BELL', { ref: 'b' }),
    aRequest('BBCOLOUR-FOG', { associatedRef: 'a' }),
  ]
  expect(resolved(items)).toMatchObject([
    { index: 0, problem: 'refTwice', name: 'BIKE' },
    { index: 1, problem: 'refTwice', name: 'OTHER-BIKE' },
    { index: 2, line: { sku: 'BELL' } },
  ])
})
