import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { lineMisfits } from './fit-line.ts'
import type { SellableItem, ItemCatalogue } from '#/cart/items/sellable-item.ts'

const name = { en: 'A thing', de: 'Ein Ding' }
const aGood: SellableItem = {
  sku: 'BIKE',
  kind: 'bike',
  productId: 1,
  name,
  subtitle: null,
  modelSubtitle: null,
  slug: 'bike',
  size: 'M',
  colour: null,
  colourCode: 'moss',
  maker: 'Calder',
  categories: [],
  categoryIds: [],
  picture: null,
  prices: [],
  leadTimeDays: null,
  notSoldTo: [],
  soldOnlyTo: null,
  queueDays: 0,
  workPlace: { queueDays: 0, calendar: 'uk' },
  hsCode: null,
  section: null,
  component: null,
  paint: null,
  look: null,
  condition: 'new',
  frameMaterial: null,
  parts: {},
}
const aPart = (key: string, sku: string, facts: Facts): SellableItem => ({
  ...aGood,
  kind: 'part',
  sku,
  section: { id: 1, key, name, isRequired: true },
  component: { sku, facts, size: null },
})

const shopOf = (goods: readonly SellableItem[]): ItemCatalogue => {
  const bySku = new Map(goods.map((good) => [good.sku, good]))
  return { get: (sku) => bySku.get(sku) }
}
const isFitting = (...args: Parameters<typeof lineMisfits>) => lineMisfits(...args).length === 0
const framed = (facts: Facts) => ({
  frame: { facts, model: 'moor', discipline: 'gravel', material: null, isElectric: false },
  finishes: new Map(),
})
const lineWith = (skus: readonly string[]) => ({
  sku: 'BIKE',
  options: skus.map((sku) => ({ sectionId: 1, sku })),
  colour: null,
})

test('checks a chosen part against the bike’s own parts', () => {
  const goods = shopOf([
    { ...aGood, parts: { tyres: 'TYR-45' } },
    aPart('tyres', 'TYR-45', { wheelSize: '700c', tyreWidth: 45 }),
    aPart('wheelset', 'NARROW', { wheelSize: '700c', maxTyre: { '700c': 40 } }),
    aPart('wheelset', 'WIDE', { wheelSize: '700c', maxTyre: { '700c': 50 } }),
  ])
  expect(isFitting(lineWith(['NARROW']), framed({}), goods)).toBe(false)
  expect(isFitting(lineWith(['WIDE']), framed({}), goods)).toBe(true)
})

test('refuses a part that removes what another part requires', () => {
  const goods = shopOf([
    { ...aGood, parts: { lights: 'DYNAMO', wheelset: 'HUB' } },
    aPart('lights', 'DYNAMO', { requires: ['HUB'] }),
    aPart('wheelset', 'HUB', {}),
    aPart('wheelset', 'PLAIN', {}),
  ])
  expect(isFitting(lineWith(['PLAIN']), framed({}), goods)).toBe(false)
})

test('refuses a stem beside an integrated bar', () => {
  const goods = shopOf([
    { ...aGood, parts: { handlebar: 'ONE-PIECE', stem: 'STM' } },
    aPart('handlebar', 'ONE-PIECE', { hasStem: true }),
    aPart('stem', 'STM', {}),
    aPart('stem', 'STM-TI', {}),
  ])
  expect(isFitting(lineWith(['STM']), framed({}), goods)).toBe(true)
  expect(isFitting(lineWith(['STM-TI']), framed({}), goods)).toBe(false)
})

const someFacts: fc.Arbitrary<Facts> = fc.record(
  {
    wheelSize: fc.constantFrom('700c', '650b'),
    tyreWidth: fc.integer({ min: 25, max: 60 }),
    steerer: fc.constantFrom('tapered-1.5', 'straight'),
    barClamp: fc.constantFrom(31.8, 35),
    hasStem: fc.boolean(),
    hasFixedRearHub: fc.boolean(),
    forModels: fc.constantFrom(['moor'], ['fell']),
    needsMount: fc.constantFrom('fork', 'mudguards'),
    requires: fc.constantFrom(['OWN-tyres'], ['NOBODY']),
  },
  { requiredKeys: [] },
)
const someParts = fc.dictionary(
  fc.constantFrom('tyres', 'wheelset', 'fork', 'handlebar', 'stem', 'mudguards'),
  someFacts,
)

test('never refuses a bike as the shop sells it', () => {
  fc.assert(
    fc.property(someFacts, someParts, (frame, parts) => {
      const own = Object.entries(parts).map(([key, facts]) => aPart(key, `OWN-${key}`, facts))
      const skus = Object.fromEntries(own.map(({ sku, section }) => [section?.key ?? '', sku]))
      const goods = shopOf([{ ...aGood, parts: skus }, ...own])
      expect(isFitting(lineWith(Object.values(skus)), framed(frame), goods)).toBe(true)
    }),
  )
})

const shown = (...[line, bike, goods]: Parameters<typeof lineMisfits>) =>
  lineMisfits(line, bike, goods).map(({ code, section, other }) => `${code} ${section} ${other}`)
const ownTyres = aPart('tyres', 'TYR-45', { wheelSize: '700c', tyreWidth: 45 })
const narrow = (sku: string) => aPart('wheelset', sku, { maxTyre: { '700c': 40 } })

test('refuses a misfit that the standard bike has too when the part was chosen', () => {
  const goods = shopOf([
    { ...aGood, parts: { tyres: 'TYR-45', wheelset: 'NARROW' } },
    ownTyres,
    narrow('NARROW'),
    narrow('NARROW-TOO'),
    aPart('saddle', 'SADDLE', {}),
  ])
  expect(shown(lineWith(['SADDLE', 'NARROW']), framed({}), goods)).toEqual([])
  expect(shown(lineWith(['NARROW-TOO']), framed({}), goods)).toEqual([
    'tyreTooWideForRims tyres wheelset',
  ])
})

/** A bike sold in gloss, with a frame bag that only fits gloss and tyres that are too wide. */
const painted = [
  { ...aGood, parts: { tyres: 'TYR-45', wheelset: 'NARROW', bags: 'BAG' } },
  ownTyres,
  narrow('NARROW'),
  aPart('bags', 'BAG', { finishes: ['gloss'] }),
  {
    ...aPart('frameColour', 'BBCOLOUR-FOG', {}),
    paint: {
      sku: 'BBCOLOUR-FOG',
      name,
      section: 'frameColour',
      paint: { colour: '#d6d8d5' },
      finishes: ['matt'],
      materials: null,
    },
  } as const,
]
const inGloss = { ...framed({}), finishes: new Map([['moss', 'gloss' as const]]) }
const colour = { uid: 'c', sku: 'BBCOLOUR-FOG' }

test('checks another paint against the bike’s parts, despite other misfits', () => {
  expect(shown(lineWith([]), inGloss, shopOf(painted))).toEqual([])
  expect(shown({ ...lineWith([]), colour }, inGloss, shopOf(painted))).toEqual([
    'finish bags finish',
  ])
})

test('checks a chosen part against the bike’s own finish', () => {
  const goods = shopOf([aGood, aPart('bags', 'BAG', { finishes: ['gloss'] })])
  const inMatt = { ...framed({}), finishes: new Map([['moss', 'matt' as const]]) }
  expect(shown(lineWith(['BAG']), inGloss, goods)).toEqual([])
  expect(shown(lineWith(['BAG']), inMatt, goods)).toEqual(['finish bags finish'])
  // An unknown finish refuses nothing.
  const uncoloured = shopOf([
    { ...aGood, colourCode: null },
    aPart('bags', 'BAG', { finishes: ['gloss'] }),
  ])
  expect(shown(lineWith(['BAG']), inMatt, uncoloured)).toEqual([])
})

test('applies the frame’s fork mounts to its own fork only', () => {
  const goods = shopOf([
    { ...aGood, parts: { fork: 'FORK' } },
    aPart('fork', 'FORK', {}),
    aPart('fork', 'BARE', {}),
    aPart('lights', 'LAMP', { needsMount: 'fork' }),
  ])
  const withMount = framed({ mounts: ['fork'] })
  expect(shown(lineWith(['LAMP']), withMount, goods)).toEqual([])
  expect(shown(lineWith(['LAMP', 'FORK']), withMount, goods)).toEqual([])
  expect(shown(lineWith(['LAMP', 'BARE']), withMount, goods)).toEqual(['noForkMount lights fork'])
})

test('reports the section of a missing part', () => {
  const goods = shopOf([
    aGood,
    aPart('lights', 'DYNAMO', { requires: ['HUB'] }),
    aPart('lights', 'OTHER', { requires: ['GONE'] }),
    aPart('wheelset', 'HUB', {}),
  ])
  expect(shown(lineWith(['DYNAMO']), framed({}), goods)).toEqual(['lacksPart lights wheelset'])
  expect(shown(lineWith(['OTHER']), framed({}), goods)).toEqual(['lacksOther lights lights'])
})

test('does not check unknown items and items that are not parts', () => {
  const unfit: Facts = { forModels: ['fell'] }
  const goods = shopOf([
    { ...aGood, parts: { wheelset: 'GONE', tyres: 'PLAIN' } },
    { ...aPart('tyres', 'PLAIN', unfit), component: null },
    { ...aPart('tyres', 'LOOSE', unfit), section: null },
    aPart('paintFinish', 'MATT', unfit),
    aPart('tyres', 'UNFIT', unfit),
  ])
  expect(shown(lineWith(['PLAIN', 'LOOSE', 'MATT', 'GONE']), framed({}), goods)).toEqual([])
  expect(shown(lineWith(['UNFIT']), framed({}), goods)).toEqual(['otherModel tyres frame'])
  expect(shown({ ...lineWith(['UNFIT']), sku: 'GONE' }, framed({}), goods)).toEqual([])
})
