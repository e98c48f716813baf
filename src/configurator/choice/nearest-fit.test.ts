import { expect, test } from 'vitest'
import type { Choice } from './choice.ts'
import { nearestFit } from './nearest-fit.ts'
import type { OfferedBike, OfferedSection, PartOffer } from './offered.ts'
import { aPart, aSection, sampleOffered } from './sample-offered.ts'

const plain: Choice = { colour: 'slate', size: 'M', parts: {} }
const aTyre = (tyreWidth: number, price: number) =>
  aPart(`TYR-${tyreWidth}-${price}`, { price, facts: { wheelSize: '700c', tyreWidth } })
const tyres = aSection(8, 'tyres', 'TYR-45-60', aTyre(30, 60), aTyre(45, 60), aTyre(40, 75))
const wheels = aSection(
  7,
  'wheelset',
  'WHL-WIDE',
  aPart('WHL-WIDE', { facts: { wheelSize: '700c', minTyre: 35 } }),
)
const rings = (...teeth: number[]) => ({ rings: teeth, spindle: '24' })
const bikeOf = (...sections: OfferedSection[]): OfferedBike => ({ ...sampleOffered, sections })
const withPart = (key: string, sku: string): Choice => ({
  ...plain,
  parts: { [key]: { sku, size: null } },
})
const someGuards = (...parts: Parameters<typeof aSection>[3][]) =>
  aSection(38, 'mudguards', null, ...parts)
const guardsOf = (sku: string, width: number, price = 0) =>
  aPart(sku, { price, facts: { maxTyre: { '700c': width } } })
const rackWith = (...requires: string[]) =>
  aSection(39, 'rack', null, aPart('RCK', { facts: { requires } }))

test('tyres under new guards are as wide as possible, without other wheels', () => {
  const bike = bikeOf(tyres, wheels, someGuards(guardsOf('MUD-42', 42)))
  const next = nearestFit(bike, withPart('mudguards', 'MUD-42'), tyres, ['mudguards'])
  expect(next?.parts['tyres']?.sku).toBe('TYR-40-75')
})

test('a power meter keeps the chainrings, whatever its cranks cost', () => {
  const cranks = aSection(
    67,
    'chainset',
    'CRK-OWN',
    aPart('CRK-OWN', { price: 200, facts: rings(52, 36) }),
    aPart('CRK-SMALL', { price: 210, facts: rings(50, 34) }),
    aPart('CRK-LIKE', { price: 300, facts: rings(52, 36) }),
  )
  const meters = aSection(
    68,
    'powerMeter',
    null,
    aPart('PWR', { facts: { requires: ['CRK-SMALL', 'CRK-LIKE'] } }),
  )
  const metered = withPart('powerMeter', 'PWR')
  const next = nearestFit(bikeOf(cranks, meters), metered, cranks, ['powerMeter'])
  expect(next?.parts['chainset']?.sku).toBe('CRK-LIKE')
})

test('a rack that requires guards brings those with the most room', () => {
  const guards = someGuards(guardsOf('MUD-30', 30, 10), guardsOf('MUD-42', 42, 20))
  const bike = bikeOf(tyres, guards, rackWith('MUD-30', 'MUD-42'))
  const next = nearestFit(bike, withPart('rack', 'RCK'), guards, ['rack'])
  expect(next?.parts['mudguards']?.sku).toBe('MUD-42')
})

const guardsFor = (width: number) => someGuards(guardsOf('MUD', width))
/** The tyres that take the place of the bike's own (45 mm) under guards for some width. */
const tyresUnder = (width: number, section: OfferedSection, ...others: OfferedSection[]) =>
  nearestFit(bikeOf(section, guardsFor(width), ...others), withPart('mudguards', 'MUD'), section, [
    'mudguards',
  ])?.parts['tyres']?.sku

test('of equally wide tyres, takes those nearest in price', () => {
  const own = aTyre(45, 60)
  const some = aSection(8, 'tyres', own.sku, own, aTyre(40, 90), aTyre(40, 40), aTyre(40, 75))
  expect(tyresUnder(42, some)).toBe('TYR-40-75')
})

test('the bike’s own part comes first, however different', () => {
  const own = aTyre(30, 10)
  const wide = aTyre(45, 60)
  const some = aSection(8, 'tyres', own.sku, aTyre(40, 60), own, wide)
  const bike = bikeOf(some, guardsFor(42))
  const choice = {
    ...plain,
    parts: { tyres: { sku: wide.sku, size: null }, mudguards: { sku: 'MUD', size: null } },
  }
  const next = nearestFit(bike, choice, some, ['mudguards'])
  expect(next?.parts).toEqual({ mudguards: { sku: 'MUD', size: null } })
})

test('a part that is sold out in every size is not a replacement', () => {
  const own = aTyre(45, 60)
  const gone = aPart('TYR-GONE', { days: null, facts: { wheelSize: '700c', tyreWidth: 41 } })
  expect(tyresUnder(42, aSection(8, 'tyres', own.sku, own, gone, aTyre(38, 60)))).toBe('TYR-38-60')
  expect(tyresUnder(42, aSection(8, 'tyres', own.sku, own, gone))).toBeUndefined()
  const offers: [PartOffer, PartOffer] = [gone.offers[0], { ...gone.offers[0], days: 3 }]
  expect(tyresUnder(42, aSection(8, 'tyres', own.sku, own, { ...gone, offers }))).toBe('TYR-GONE')
})

test('finds nothing where no part fits the fixed ones', () => {
  const own = aTyre(45, 60)
  const some = aSection(8, 'tyres', own.sku, own, aTyre(43, 60))
  expect(
    nearestFit(bikeOf(some, guardsFor(42)), withPart('mudguards', 'MUD'), some, ['mudguards']),
  ).toBeNull()
})

test('where each part needs a further change, takes the nearest that fits the fixed ones', () => {
  const own = aTyre(45, 60)
  const some = aSection(8, 'tyres', own.sku, own, aTyre(30, 60), aTyre(43, 60), aTyre(33, 60))
  // the wheels want 35 mm or more and could be exchanged; the guards, which are wanted, take 42
  expect(tyresUnder(42, some, wheels)).toBe('TYR-33-60')
})

test('removes the part where the bike as shown has none', () => {
  const bags = aSection(20, 'bags', null, aPart('BAG', { facts: { excludes: ['RCK'] } }))
  const racks = aSection(39, 'rack', null, aPart('RCK'))
  const both: Choice = {
    ...plain,
    parts: { bags: { sku: 'BAG', size: null }, rack: { sku: 'RCK', size: null } },
  }
  const next = nearestFit(bikeOf(bags, racks), both, bags, ['rack'])
  expect(next?.parts).toEqual({ rack: { sku: 'RCK', size: null } })
})

test('of guards with equal room, takes the cheapest', () => {
  const guards = someGuards(
    aPart('MUD-30', { price: 5 }),
    guardsOf('MUD-DEAR', 45, 30),
    guardsOf('MUD-CHEAP', 45, 20),
  )
  const bike = bikeOf(guards, rackWith('MUD-30', 'MUD-DEAR', 'MUD-CHEAP'))
  const next = nearestFit(bike, withPart('rack', 'RCK'), guards, ['rack'])
  expect(next?.parts['mudguards']?.sku).toBe('MUD-CHEAP')
})

test('does not take a one-piece bar that would remove a fixed stem', () => {
  const clamp = { barClamp: 31.8 }
  const bars = aSection(
    9,
    'handlebar',
    'BAR-35',
    aPart('BAR-35', { price: 50, facts: { barClamp: 35 } }),
    aPart('BAR-MONO', { price: 60, facts: { hasStem: true } }),
    aPart('BAR-31', { price: 400, facts: clamp }),
  )
  const stems = aSection(10, 'stem', 'STM-35', aPart('STM-35'), aPart('STM-31', { facts: clamp }))
  const chosen = withPart('stem', 'STM-31')
  const next = nearestFit(bikeOf(bars, stems), chosen, bars, ['stem'])
  expect(next?.parts).toEqual({ ...chosen.parts, handlebar: { sku: 'BAR-31', size: null } })
})
