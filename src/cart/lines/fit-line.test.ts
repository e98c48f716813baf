import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Facts } from '#/catalogue/import/import-facts.ts'
import { anItem as aSellableItem, catalogueOf } from '#/cart/api/sample-cart.ts'
import { lineMisfits } from './fit-line.ts'
import type { SellableItem } from '#/cart/items/sellable-item.ts'

const name = { en: 'A thing', de: 'Ein Ding' }
const anItem = aSellableItem('BIKE', 0, { kind: 'bike', size: 'M', colourCode: 'moss' })
const aPart = (key: string, sku: string, facts: Facts): SellableItem => ({
  ...anItem,
  kind: 'part',
  sku,
  section: { id: 1, key, name, isRequired: true },
  component: { sku, facts, size: null },
})

const shopOf = (items: readonly SellableItem[]) => catalogueOf(...items)
const isFitting = (...args: Parameters<typeof lineMisfits>) => lineMisfits(...args).length === 0
const framed = (facts: Facts) => ({
  frame: { facts, model: 'moor', discipline: 'gravel', material: null, motor: null },
  finishes: new Map(),
})
const lineWith = (skus: readonly string[]) => ({
  sku: 'BIKE',
  options: skus.map((sku) => ({ sectionId: 1, sku })),
  colour: null,
})

test('checks a chosen part against the bike’s own parts', () => {
  const catalogue = shopOf([
    { ...anItem, parts: { tyres: 'TYR-45' } },
    aPart('tyres', 'TYR-45', { wheelSize: '700c', tyreWidth: 45 }),
    aPart('wheelset', 'NARROW', { wheelSize: '700c', maxTyre: { '700c': 40 } }),
    aPart('wheelset', 'WIDE', { wheelSize: '700c', maxTyre: { '700c': 50 } }),
  ])
  expect(isFitting(lineWith(['NARROW']), framed({}), catalogue)).toBe(false)
  expect(isFitting(lineWith(['WIDE']), framed({}), catalogue)).toBe(true)
})

test('refuses a part that removes what another part requires', () => {
  const catalogue = shopOf([
    { ...anItem, parts: { lights: 'DYNAMO', wheelset: 'HUB' } },
    aPart('lights', 'DYNAMO', { requires: ['HUB'] }),
    aPart('wheelset', 'HUB', {}),
    aPart('wheelset', 'PLAIN', {}),
  ])
  expect(isFitting(lineWith(['PLAIN']), framed({}), catalogue)).toBe(false)
})

test('names the missing part that this bike can have, whatever its sizes', () => {
  const sized = (sku: string, facts: Facts): SellableItem => ({
    ...aPart('chainset', `${sku}-170`, facts),
    component: { sku, facts, size: '170' },
  })
  const catalogue = shopOf([
    { ...anItem, parts: { chainset: 'PLAIN-170' } },
    sized('PLAIN', { spindle: '24' }),
    sized('DUB', { spindle: 'dub', forModels: ['fell'] }),
    sized('ULTEGRA', { spindle: '24' }),
    aPart('powerMeter', 'METER', { requires: ['DUB', 'ULTEGRA'] }),
  ])
  expect(lineMisfits(lineWith(['METER']), framed({}), catalogue)).toMatchObject([
    { code: 'lacksPart', other: 'chainset', values: { sku: 'ULTEGRA' } },
  ])
})

test('refuses a stem beside an integrated bar', () => {
  const catalogue = shopOf([
    { ...anItem, parts: { handlebar: 'ONE-PIECE', stem: 'STM' } },
    aPart('handlebar', 'ONE-PIECE', { hasStem: true }),
    aPart('stem', 'STM', {}),
    aPart('stem', 'STM-TI', {}),
  ])
  expect(isFitting(lineWith([]), framed({}), catalogue)).toBe(true)
  expect(isFitting(lineWith(['STM']), framed({}), catalogue)).toBe(false)
  expect(isFitting(lineWith(['STM-TI']), framed({}), catalogue)).toBe(false)
})

test('takes the bike’s own stem with a bar that has none', () => {
  const catalogue = shopOf([
    { ...anItem, parts: { handlebar: 'ONE-PIECE', stem: 'STM' } },
    aPart('handlebar', 'ONE-PIECE', { hasStem: true }),
    aPart('handlebar', 'PLAIN', {}),
    aPart('stem', 'STM', {}),
  ])
  expect(isFitting(lineWith(['PLAIN', 'STM']), framed({}), catalogue)).toBe(true)
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
      const catalogue = shopOf([{ ...anItem, parts: skus }, ...own])
      const { stem, ...others } = skus
      const hasOnePiece = parts['handlebar']?.hasStem === true
      const sold = [...Object.values(others), ...(stem && !hasOnePiece ? [stem] : [])]
      expect(isFitting(lineWith(sold), framed(frame), catalogue)).toBe(true)
    }),
  )
})

const shown = (...[line, bike, catalogue]: Parameters<typeof lineMisfits>) =>
  lineMisfits(line, bike, catalogue).map(
    ({ code, section, other }) => `${code} ${section} ${other}`,
  )
const ownTyres = aPart('tyres', 'TYR-45', { wheelSize: '700c', tyreWidth: 45 })
const narrow = (sku: string) => aPart('wheelset', sku, { maxTyre: { '700c': 40 } })

test('refuses a misfit that the standard bike has too when the part was chosen', () => {
  const catalogue = shopOf([
    { ...anItem, parts: { tyres: 'TYR-45', wheelset: 'NARROW' } },
    ownTyres,
    narrow('NARROW'),
    narrow('NARROW-TOO'),
    aPart('saddle', 'SADDLE', {}),
  ])
  expect(shown(lineWith(['SADDLE', 'NARROW']), framed({}), catalogue)).toEqual([])
  expect(shown(lineWith(['NARROW-TOO']), framed({}), catalogue)).toEqual([
    'tyreTooWideForRims tyres wheelset',
  ])
})

/** A bike sold in gloss, with a frame bag that only fits gloss and tyres that are too wide. */
const painted = [
  { ...anItem, parts: { tyres: 'TYR-45', wheelset: 'NARROW', bags: 'BAG' } },
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
  const catalogue = shopOf([anItem, aPart('bags', 'BAG', { finishes: ['gloss'] })])
  const inMatt = { ...framed({}), finishes: new Map([['moss', 'matt' as const]]) }
  expect(shown(lineWith(['BAG']), inGloss, catalogue)).toEqual([])
  expect(shown(lineWith(['BAG']), inMatt, catalogue)).toEqual(['finish bags finish'])
  // An unknown finish refuses nothing.
  const uncoloured = shopOf([
    { ...anItem, colourCode: null },
    aPart('bags', 'BAG', { finishes: ['gloss'] }),
  ])
  expect(shown(lineWith(['BAG']), inMatt, uncoloured)).toEqual([])
})

test('applies the frame’s fork mounts to its own fork only', () => {
  const catalogue = shopOf([
    { ...anItem, parts: { fork: 'FORK' } },
    aPart('fork', 'FORK', {}),
    aPart('fork', 'BARE', {}),
    aPart('lights', 'LAMP', { needsMount: 'fork' }),
  ])
  const withMount = framed({ mounts: ['fork'] })
  expect(shown(lineWith(['LAMP']), withMount, catalogue)).toEqual([])
  expect(shown(lineWith(['LAMP', 'FORK']), withMount, catalogue)).toEqual([])
  expect(shown(lineWith(['LAMP', 'BARE']), withMount, catalogue)).toEqual([
    'noForkMount lights fork',
  ])
})

test('reports the section of a missing part', () => {
  const catalogue = shopOf([
    anItem,
    aPart('lights', 'DYNAMO', { requires: ['HUB'] }),
    aPart('lights', 'OTHER', { requires: ['GONE'] }),
    aPart('wheelset', 'HUB', {}),
  ])
  expect(shown(lineWith(['DYNAMO']), framed({}), catalogue)).toEqual(['lacksPart lights wheelset'])
  expect(shown(lineWith(['OTHER']), framed({}), catalogue)).toEqual(['lacksOther lights lights'])
})

test('does not check unknown items and items that are not parts', () => {
  const unfit: Facts = { forModels: ['fell'] }
  const catalogue = shopOf([
    { ...anItem, parts: { wheelset: 'GONE', tyres: 'PLAIN' } },
    { ...aPart('tyres', 'PLAIN', unfit), component: null },
    { ...aPart('tyres', 'LOOSE', unfit), section: null },
    aPart('paintFinish', 'MATT', unfit),
    aPart('tyres', 'UNFIT', unfit),
  ])
  expect(shown(lineWith(['PLAIN', 'LOOSE', 'MATT', 'GONE']), framed({}), catalogue)).toEqual([])
  expect(shown(lineWith(['UNFIT']), framed({}), catalogue)).toEqual(['otherModel tyres frame'])
  expect(shown({ ...lineWith(['UNFIT']), sku: 'GONE' }, framed({}), catalogue)).toEqual([])
})
