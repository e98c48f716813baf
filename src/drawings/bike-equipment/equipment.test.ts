import { expect, test } from 'vitest'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { sampleGeometry } from '#/drawings/bike-frame/sample-geometry.ts'

const bike: BikeLook = {
  geometry: sampleGeometry('gravel', 'M'),
  frame: { material: 'carbon', shape: 'gravel' },
  paint: { finish: 'gloss', colour: '#1f4fd8', downTubeLogo: '#ffffff', smallLogo: '#ffffff' },
  wheels: { size: '700c', tyreWidth: 40 },
  cockpit: { bar: 'drop' },
  drivetrain: { shifting: 'electronic', rings: [40], cassette: [10, 44] },
}
const withExtras = (extras: BikeLook['extras']) => drawBike({ ...bike, extras: extras ?? {} })
const withWheels = (wheels: Partial<BikeLook['wheels']>) =>
  drawBike({ ...bike, wheels: { ...bike.wheels, ...wheels } })
const withFork = (fork: BikeLook['fork']) => drawBike({ ...bike, fork: fork ?? {} })

/** Drawings of one kind of part, each of which a shopper must be able to tell from the others. */
const families: Record<string, string[]> = {
  mudguards: [false, true, 'silver' as const, 'clip' as const].map((mudguards) =>
    withExtras({ mudguards }),
  ),
  'widths of mudguards': [37, 45, 55].map((guardWidth) =>
    withExtras({ mudguards: true, guardWidth }),
  ),
  racks: [
    withExtras({}),
    ...([true, 'tour', 'guard'] as const).map((rack) => withExtras({ rack })),
    withExtras({ rack: 'tour', rackColour: '#c3c6ca' }),
    withExtras({ frontRack: true }),
  ],
  lights: ([false, 'flashers', 'battery', 'road', 'beam', 'dynamo', 'motor'] as const).map(
    (lights) => withExtras({ lights }),
  ),
  'seat packs': [0.7, 6, 14].map((saddle) =>
    withExtras({ bags: ['saddle'], bagLitres: { saddle } }),
  ),
  'frame bags': [
    withExtras({ bags: ['frame'], bagLitres: { frame: 3 } }),
    withExtras({ bags: ['frame'], bagLitres: { frame: 3 }, areBagsBolted: true }),
    withExtras({ bags: ['frame'], bagLitres: { frame: 5 } }),
  ],
  'bar bags': [2.4, 9, 14].map((bar) => withExtras({ bags: ['bar'], bagLitres: { bar } })),
  cages: [
    withExtras({}),
    ...(['resin', 'carbon', 'wire', 'side', 'cargo'] as const).map((kind) =>
      withExtras({ cages: { kind, count: 2 } }),
    ),
    withExtras({ cages: { kind: 'resin', count: 1 } }),
    withExtras({ cages: { kind: 'resin', count: 2 }, bottles: 1 }),
    withExtras({ cages: { kind: 'resin', count: 2 }, bottles: 2 }),
    withExtras({ extender: true }),
  ],
  bells: ([null, 'black', 'brass', 'hidden'] as const).map((bell) => withExtras({ bell })),
  'computer mounts': ([null, 'out-front', 'twin', 'one-piece', 'stem', 'flat'] as const).map(
    (computerMount) => withExtras({ computerMount }),
  ),
  treads: (['slick', 'file', 'semi', 'knob', 'city'] as const).map((tread) =>
    withWheels({ tread }),
  ),
  tyres: [
    withWheels({ tread: 'city' }),
    withWheels({ tread: 'city', reflex: true }),
    withWheels({ tread: 'city', sidewall: 'tan' }),
    withWheels({ tread: 'city', tyreMark: 'Ginnel' }),
    withWheels({ tread: 'city', tyreMark: 'Ginnel', tyreName: 'Sett' }),
    withWheels({ tread: 'city', tyreMark: 'Ginnel', tyreName: 'Sett TR' }),
  ],
  wheels: [
    withWheels({}),
    withWheels({ frontHub: 'dynamo' }),
    withWheels({ frontHub: 'straight-pull' }),
    withWheels({ spokeKind: 'carbon' }),
    withWheels({ rimMaterial: 'carbon' }),
    withWheels({ rimName: 'A25' }),
    withWheels({ rimMark: 'Zipp', rimName: '303 S' }),
  ],
  'brake discs': [
    withWheels({}),
    withWheels({ rotors: [180, 160] }),
    withWheels({ rotors: [160, 140] }),
  ],
  forks: [
    withFork({}),
    withFork({ blades: 'curved' }),
    withFork({ blades: 'suspension', travel: 30 }),
    withFork({ blades: 'suspension', travel: 40 }),
    withFork({ profile: 'slim' }),
    withFork({ profile: 'deep' }),
    withFork({ profile: 'alloy' }),
    withFork({ eyes: 1 }),
    withFork({ eyes: 3 }),
    withFork({ mark: 'RockShox' }),
  ],
}

test.for(Object.entries(families))('no two %s look the same', ([, drawings]) => {
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('discs are 160 mm unless the bike says otherwise', () => {
  expect(withWheels({ rotors: [160, 160] })).toBe(withWheels({}))
})

test('a wide city tyre has no knobs', () => {
  const city = withWheels({ tread: 'city', tyreWidth: 47 })
  expect(city).not.toBe(withWheels({ tread: 'knob', tyreWidth: 47 }))
  expect(withWheels({ tread: 'slick', tyreWidth: 47 })).not.toBe(withWheels({ tyreWidth: 47 }))
})
