import { expect, test } from 'vitest'
import type { Choice } from './choice.ts'
import { nearestFit } from './nearest-fit.ts'
import type { OfferedBike, OfferedSection } from './offered.ts'
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
const withGuards = (sku: string): Choice => ({
  ...plain,
  parts: { mudguards: { sku, size: null } },
})

test('tyres under new guards are as wide as can be, and need no other wheels', () => {
  const guards = aSection(
    38,
    'mudguards',
    null,
    aPart('MUD-42', { facts: { maxTyre: { '700c': 42 } } }),
  )
  const bike = bikeOf(tyres, wheels, guards)
  const next = nearestFit(bike, withGuards('MUD-42'), tyres, ['mudguards'])
  expect(next?.parts['tyres']?.sku).toBe('TYR-40-75')
})

test('a power meter keeps the rings, whatever its crank costs', () => {
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
  const metered = { ...plain, parts: { powerMeter: { sku: 'PWR', size: null } } }
  const next = nearestFit(bikeOf(cranks, meters), metered, cranks, ['powerMeter'])
  expect(next?.parts['chainset']?.sku).toBe('CRK-LIKE')
})

test('a rack that comes with guards brings those with most room', () => {
  const guards = aSection(
    38,
    'mudguards',
    null,
    aPart('MUD-30', { price: 10, facts: { maxTyre: { '700c': 30 } } }),
    aPart('MUD-42', { price: 20, facts: { maxTyre: { '700c': 42 } } }),
  )
  const racks = aSection(
    39,
    'rack',
    null,
    aPart('RCK', { facts: { requires: ['MUD-30', 'MUD-42'] } }),
  )
  const loaded = { ...plain, parts: { rack: { sku: 'RCK', size: null } } }
  const next = nearestFit(bikeOf(tyres, guards, racks), loaded, guards, ['rack'])
  expect(next?.parts['mudguards']?.sku).toBe('MUD-42')
})
