import { expect, test } from 'vitest'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import * as kinds from './look-kinds.ts'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { sampleGeometry } from '#/drawings/bike-frame/sample-geometry.ts'

const road: BikeLook = {
  geometry: sampleGeometry('endurance', 'M'),
  frame: { material: 'carbon', shape: 'endurance' },
  paint: { finish: 'gloss', colour: '#1f4fd8', downTubeLogo: '#ffffff', smallLogo: '#ffffff' },
  wheels: { size: '700c', tyreWidth: 32 },
  cockpit: { bar: 'drop' },
  drivetrain: { shifting: 'electronic', rings: [50, 34], cassette: [11, 34] },
}
const steered = (cockpit: Partial<BikeLook['cockpit']>): BikeLook => ({
  ...road,
  cockpit: { ...road.cockpit, ...cockpit },
})
const driven = (drivetrain: Partial<BikeLook['drivetrain']>): BikeLook => ({
  ...road,
  drivetrain: { ...road.drivetrain, ...drivetrain },
})

test.for<[string, BikeLook[]]>([
  ['bar', kinds.barShapes.map((barShape) => steered({ barShape }))],
  ['grip', kinds.gripKinds.map((grips) => steered({ bar: 'flat', grips }))],
  ['lever', kinds.leverFamilies.map((levers) => steered({ levers }))],
  ['stem', kinds.stemStyles.map((stemStyle) => steered({ stemStyle }))],
  ['tape', kinds.tapeKinds.map((tapeKind) => steered({ tapeKind }))],
  ['chainset', kinds.chainsetFamilies.map((chainset) => driven({ chainset }))],
  ['finish', kinds.driveFinishes.map((finish) => driven({ finish }))],
  ['rear derailleur', kinds.rearMechs.map((rearMech) => driven({ rearMech }))],
  // one in the axle is not seen
  [
    'power meter',
    kinds.powerPlaces.filter((at) => at !== 'axle').map((power) => driven({ power })),
  ],
  ['cassette', [11, 12, 13].map((speeds) => driven({ speeds }))],
  ['saddle', kinds.saddleShapes.map((shape) => ({ ...road, saddle: { shape } }))],
  ['rail', kinds.railMaterials.map((rails) => ({ ...road, saddle: { rails } }))],
  ['seatpost', kinds.seatpostKinds.map((kind) => ({ ...road, seatpost: { kind } }))],
  // a clipless pedal of no particular kind is a road pedal
  [
    'pedal',
    kinds.pedalKinds.filter((kind) => kind !== 'clipless').map((pedals) => ({ ...road, pedals })),
  ],
])('every kind of %s has a drawing of its own', ([, looks]) => {
  expect(looks.length).toBeGreaterThan(1)
  expect(new Set(looks.map((look) => drawBike(look))).size).toBe(looks.length)
})

test('a group’s name is on the crank in letters, never as markup', () => {
  const named = drawBike(driven({ name: '<script>105' }))
  expect(named).not.toContain('script>')
  expect(named).toBe(drawBike(driven({ name: 'script105' })))
})

test('gears that a cable pulls have cables at the bar, electronic ones have none', () => {
  const steel: BikeLook = { ...road, frame: { material: 'steel', shape: 'all-road' } }
  const cables = (shifting: BikeLook['drivetrain']['shifting']) =>
    drawBike({ ...steel, drivetrain: { ...steel.drivetrain, shifting } }).includes(
      'stroke-width="3.8"',
    )
  expect(cables('mechanical')).toBe(true)
  expect(cables('electronic')).toBe(false)
})
