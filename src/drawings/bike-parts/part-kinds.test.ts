import { expect, test } from 'vitest'
import {
  barShapes,
  type BikeLook,
  chainsetFamilies,
  driveFinishes,
  gripKinds,
  leverKinds,
  pedalKinds,
  powerPlaces,
  railMetals,
  rearMechs,
  saddleShapes,
  seatpostKinds,
  stemStyles,
  tapeKinds,
} from '#/drawings/bike/bike-look.ts'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { sampleGeometry } from '#/drawings/bike/sample-looks.ts'

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
  ['bar', barShapes.map((barShape) => steered({ barShape }))],
  ['grip', gripKinds.map((grips) => steered({ bar: 'flat', grips }))],
  ['lever', leverKinds.map((levers) => steered({ levers }))],
  ['stem', stemStyles.map((stemStyle) => steered({ stemStyle }))],
  ['tape', tapeKinds.map((tapeKind) => steered({ tapeKind }))],
  ['chainset', chainsetFamilies.map((chainset) => driven({ chainset }))],
  ['finish', driveFinishes.map((finish) => driven({ finish }))],
  ['rear derailleur', rearMechs.map((rearMech) => driven({ rearMech }))],
  // one in the axle is not seen
  ['power meter', powerPlaces.filter((at) => at !== 'axle').map((power) => driven({ power }))],
  ['cassette', [11, 12, 13].map((speeds) => driven({ speeds }))],
  ['saddle', saddleShapes.map((shape) => ({ ...road, saddle: { shape } }))],
  ['rail', railMetals.map((rails) => ({ ...road, saddle: { rails } }))],
  ['seatpost', seatpostKinds.map((kind) => ({ ...road, seatpost: { kind } }))],
  // a clipless pedal of no particular kind is a road pedal
  [
    'pedal',
    pedalKinds.filter((kind) => kind !== 'clipless').map((pedals) => ({ ...road, pedals })),
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
