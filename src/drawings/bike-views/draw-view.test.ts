import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedSize } from '../../../tests/helpers/packed-size.ts'
import { anyLook } from '#/drawings/bike/any-look.ts'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import {
  barShapes,
  cageKinds,
  forkProfiles,
  leverFamilies,
  saddleShapes,
  seatpostKinds,
  stemStyles,
  tapeKinds,
} from '#/drawings/bike-parts/look-kinds.ts'
import { drawBike } from '#/drawings/bike/draw-bike.ts'
import { sampleGeometry } from '#/drawings/bike-frame/sample-geometry.ts'
import { outsideHoses } from '#/drawings/bike-cockpit/hose-plan.ts'
import { rotorRadii } from '#/drawings/bike-wheels/draw-hub.ts'
import { treadOf } from '#/drawings/bike-wheels/draw-tyre.ts'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { turnedViews, type TurnedView } from '#/drawings/bike/view-names.ts'
import { planOf, solidsOf } from '#/drawings/bike-solids/bike-solids.ts'
import { cameras } from './camera.ts'
import { drawBikeView } from './draw-view.ts'
import { dot3, type Point3 } from '#/drawings/bike-solids/point3.ts'
import {
  hoopSections,
  isHoop,
  isPlate,
  isWire,
  type Material,
  type Section,
} from '#/drawings/bike-solids/solid.ts'

const gravel: BikeLook = {
  geometry: sampleGeometry('gravel', 'M'),
  frame: { material: 'carbon', shape: 'gravel' },
  paint: { finish: 'gloss', colour: '#1f4fd8', downTubeLogo: '#ffffff', smallLogo: '#ffffff' },
  wheels: { size: '700c', tyreWidth: 40 },
  cockpit: { bar: 'flare', barWidth: 440, flare: 12 },
  drivetrain: { shifting: 'wireless', rings: [40], cassette: [10, 44] },
}

const every = Object.entries(sampleLooks).flatMap(([name, look]) =>
  turnedViews.map((view): [string, TurnedView, BikeLook] => [name, view, look]),
)

/** The span of one material across a picture, in millimetres. */
function spanOf(look: BikeLook, view: TurnedView, material: Material, axis: 'right' | 'down') {
  const way = cameras[view][axis]
  const reach = (points: Point3[], by: number) =>
    points.flatMap((p) => [dot3(p, way) - by, dot3(p, way) + by])
  const ofSection = ({ centre, u, v }: Section) =>
    reach([centre], Math.hypot(dot3(u, way), dot3(v, way)))
  const ends = solidsOf(planOf(look))
    .filter((shape) => shape.material === material)
    .flatMap((shape) => {
      if (isWire(shape)) return reach(shape.lines.flat(), shape.width / 2)
      const bodies = isPlate(shape) ? shape.onEdge : [shape]
      return bodies
        .flatMap((body) => (isHoop(body) ? hoopSections(body) : body.sections))
        .flatMap(ofSection)
    })
  expect(ends.length).toBeGreaterThan(0)
  return Math.max(...ends) - Math.min(...ends)
}

/** The cockpit is one large close-up, as finely drawn as the drivetrain's. */
const heaviest = (view: TurnedView) => (view === 'cockpit' ? 16_000 : 14_500)

test.for(every)('the %s from the %s weighs little on the wire', ([, view, look]) => {
  expect(packedSize(drawBikeView(look, { view }))).toBeLessThan(heaviest(view))
})

test.for(every)(
  'every part of the %s from the %s that is referred to exists once',
  ([, view, look]) => {
    const svg = drawBikeView(look, { view })
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id ?? '')
    expect(new Set(ids).size).toBe(ids.length)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  },
)

test('no bike, however odd, is drawn with a number that is none, from whichever side', () => {
  fc.assert(
    fc.property(anyLook, fc.constantFrom(...turnedViews), (look, view) => {
      expect(drawBikeView(look, { view })).not.toMatch(/NaN|Infinity|undefined|null|e[-+]\d/)
    }),
    { numRuns: 200 },
  )
})

test('a tyre is as wide from the front, from behind and from above as its size says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 23, max: 58 }), (tyreWidth) => {
      const look = { ...gravel, wheels: { ...gravel.wheels, tyreWidth } }
      expect(spanOf(look, 'front', 'tyre', 'right')).toBeCloseTo(tyreWidth)
      expect(spanOf(look, 'rear', 'tyre', 'right')).toBeCloseTo(tyreWidth)
      expect(spanOf(look, 'top', 'tyre', 'down')).toBeCloseTo(tyreWidth)
    }),
  )
})

test('a bar that is 40 mm wider is drawn 40 mm wider, from above and from the front', () => {
  const wider = { ...gravel, cockpit: { ...gravel.cockpit, barWidth: 480 } }
  for (const [view, axis] of [
    ['top', 'down'],
    ['front', 'right'],
  ] as const)
    expect(spanOf(wider, view, 'tape', axis) - spanOf(gravel, view, 'tape', axis)).toBeCloseTo(40)
  const flat = (barWidth: number): BikeLook => ({ ...gravel, cockpit: { bar: 'flat', barWidth } })
  expect(spanOf(flat(700), 'top', 'tape', 'down')).toBeGreaterThan(
    spanOf(flat(620), 'top', 'tape', 'down'),
  )
})

test('drops with more flare stand farther apart at their ends, and not at the hoods', () => {
  const flared = { ...gravel, cockpit: { ...gravel.cockpit, flare: 24 } }
  expect(spanOf(flared, 'front', 'tape', 'right')).toBeGreaterThan(
    spanOf(gravel, 'front', 'tape', 'right') + 30,
  )
  expect(planOf(flared).measures.barWidth).toBe(planOf(gravel).measures.barWidth)
})

test('cranks stand as far apart as their Q factor says, whatever hangs on them', () => {
  const apart = (qFactor: number) =>
    spanOf({ ...gravel, drivetrain: { ...gravel.drivetrain, qFactor } }, 'front', 'crank', 'right')
  expect(apart(150)).toBeCloseTo(150, 1)
  expect(apart(168)).toBeCloseTo(168, 1)
})

test('brake discs have the diameters of the build', () => {
  const discs = (rotors: [number, number]) =>
    planOf({ ...gravel, wheels: { ...gravel.wheels, rotors } }).measures.rotors
  expect(discs([180, 160])).toEqual({ front: 90, rear: 80 })
  const large = { ...gravel, wheels: { ...gravel.wheels, rotors: [180, 180] as const } }
  expect(drawBikeView(large, { view: 'front' })).not.toBe(drawBikeView(gravel, { view: 'front' }))
})

test('a bike whose look names no discs or tread has the same ones from every side', () => {
  expect(planOf(gravel).measures.rotors).toEqual({ front: 80, rear: 80 })
  expect(rotorRadii(gravel)).toEqual([80, 80])
  const stated = { ...gravel, wheels: { ...gravel.wheels, tread: treadOf(gravel.wheels) } }
  for (const view of turnedViews)
    expect(drawBikeView(stated, { view })).toBe(drawBikeView(gravel, { view }))
})

test('a bar that rises farther than any bar does is drawn alike from every side', () => {
  const risen = (barRise: number) => ({ ...gravel, cockpit: { ...gravel.cockpit, barRise } })
  for (const view of [...turnedViews, 'detail-cockpit'] as const)
    expect(drawBikeView(risen(80), { view })).toBe(drawBikeView(risen(60), { view }))
})

test('the front brake’s hose runs into the fork and every other line into the frame', () => {
  const steel: BikeLook = { ...gravel, frame: { material: 'steel', shape: 'gravel' } }
  const lines = (look: BikeLook) =>
    outsideHoses(look, planOf(look).frame).map(({ into, hand }) => `${hand} ${into}`)
  const brakes = ['right fork', 'left frame']
  const drive = (shifting: 'mechanical' | 'wireless', rings: number[]): BikeLook => ({
    ...steel,
    drivetrain: { ...steel.drivetrain, shifting, rings },
  })
  expect(lines(steel)).toEqual(brakes)
  expect(lines(drive('mechanical', [40]))).toEqual([...brakes, 'right frame'])
  expect(lines(drive('mechanical', [46, 30]))).toEqual([...brakes, 'right frame', 'left frame'])
  const inside: BikeLook = { ...steel, cockpit: { ...steel.cockpit, hoses: 'inside' } }
  expect(lines(inside)).toEqual([])
  for (const view of ['front', 'cockpit', 'detail-cockpit'] as const)
    expect(drawBikeView(inside, { view })).not.toBe(drawBikeView(steel, { view }))

  const plan = planOf(steel)
  const ends = solidsOf(plan).flatMap((shape) =>
    isWire(shape) && shape.width === 5 ? shape.lines.map((line) => line.at(-1)) : [],
  )
  expect(ends.some((end) => end !== undefined && end.y > plan.skeleton.crown.y + 50)).toBe(true)
})

test('a saddle is as wide as its size', () => {
  expect(spanOf({ ...gravel, saddle: { width: 160 } }, 'top', 'saddle', 'down')).toBeCloseTo(160)
  expect(spanOf({ ...gravel, saddle: { width: 142 } }, 'rear', 'saddle', 'right')).toBeCloseTo(142)
})

test.for<[string, BikeLook, TurnedView]>([
  ['a hub motor', { ...gravel, motor: { kind: 'hub' } }, 'rear'],
  ['pedals', { ...gravel, pedals: 'flat' }, 'front'],
  ['other pedals', { ...gravel, pedals: 'clipless' }, 'top'],
  ['tape', { ...gravel, cockpit: { ...gravel.cockpit, tape: '#ffffff' } }, 'top'],
  ['a saddle of another colour', { ...gravel, saddle: { colour: '#7a4a2a' } }, 'top'],
  ['pale tyres', { ...gravel, wheels: { ...gravel.wheels, sidewall: 'tan' } }, 'front'],
  ['mudguards', { ...gravel, extras: { mudguards: true } }, 'rear'],
  ['lights', { ...gravel, extras: { lights: true } }, 'front'],
  ['a bag on the bar', { ...gravel, extras: { bags: ['bar'] } }, 'cockpit'],
  ['flashing lights', { ...gravel, extras: { lights: 'flashers' } }, 'front'],
  ['polished mudguards', { ...gravel, extras: { mudguards: 'silver' } }, 'rear'],
  ['a small bag', { ...gravel, extras: { bags: ['saddle'], bagLitres: { saddle: 0.7 } } }, 'top'],
  ['smooth tyres', { ...gravel, wheels: { ...gravel.wheels, tread: 'slick' } }, 'rear'],
  ['a computer', { ...gravel, extras: { computerMount: 'out-front' } }, 'cockpit'],
  ['a rack', { ...gravel, extras: { rack: true } }, 'top'],
  [
    'a fade',
    { ...gravel, paint: { ...gravel.paint, fade: { colour: '#ff0000', angle: 0 } } },
    'front',
  ],
  ['an aero bar', { ...gravel, cockpit: { ...gravel.cockpit, barShape: 'aero' } }, 'top'],
  ['a bar with rise', { ...gravel, cockpit: { ...gravel.cockpit, barRise: 25 } }, 'front'],
  ['a longer stem', { ...gravel, cockpit: { ...gravel.cockpit, stem: 120 } }, 'cockpit'],
  ['another frame size', { ...gravel, geometry: sampleGeometry('gravel', 'XL') }, 'front'],
])('%s shows', ([, other, view]) => {
  expect(drawBikeView(other, { view })).not.toBe(drawBikeView(gravel, { view }))
})

/** Every two kinds of a part look different from a side that shows it. */
test.for<[string, readonly BikeLook[], TurnedView]>([
  ['saddles', saddleShapes.map((shape) => ({ ...gravel, saddle: { shape } })), 'top'],
  [
    'saddles',
    // The printed saddle has the short one's outline, and its struts lie on top.
    saddleShapes
      .filter((shape) => shape !== 'printed')
      .map((shape) => ({ ...gravel, saddle: { shape } })),
    'rear',
  ],
  ['seatposts', seatpostKinds.map((kind) => ({ ...gravel, seatpost: { kind } })), 'rear'],
  [
    'levers',
    leverFamilies.map((levers) => ({ ...gravel, cockpit: { ...gravel.cockpit, levers } })),
    'front',
  ],
  [
    'stems',
    stemStyles.map((stemStyle) => ({ ...gravel, cockpit: { ...gravel.cockpit, stemStyle } })),
    'cockpit',
  ],
  [
    'bars',
    barShapes.map((barShape) => ({ ...gravel, cockpit: { ...gravel.cockpit, barShape } })),
    'top',
  ],
  [
    'tapes',
    tapeKinds.map((tapeKind) => ({ ...gravel, cockpit: { ...gravel.cockpit, tapeKind } })),
    'cockpit',
  ],
  ['forks', forkProfiles.map((profile) => ({ ...gravel, fork: { profile } })), 'front'],
  [
    'cages',
    cageKinds.map((kind) => ({ ...gravel, extras: { cages: { kind, count: 2 } } })),
    'front',
  ],
])('no two %s are drawn alike from where they are seen', ([, looks, view]) => {
  expect(looks.length).toBeGreaterThan(2)
  expect(new Set(looks.map((look) => drawBikeView(look, { view }))).size).toBe(looks.length)
})

test('a power meter on the left crank shows from behind, where the crank does', () => {
  const metered = { ...gravel, drivetrain: { ...gravel.drivetrain, power: 'left-arm' as const } }
  expect(drawBikeView(metered, { view: 'rear' })).not.toBe(drawBikeView(gravel, { view: 'rear' }))
})

test('a front view shows both ends of a fade, and the colour of the nearer end on the head tube', () => {
  const fade = { colour: '#ff0000', angle: 0 } as const
  const svg = drawBikeView({ ...gravel, paint: { ...gravel.paint, fade } }, { view: 'front' })
  expect(svg).toContain('#ff0000')
  expect(svg).toContain('#1f4fd8')
})

test('the windows on the drive side are the ones that they were', () => {
  expect(drawBikeView(gravel)).toBe(drawBike(gravel))
  expect(drawBikeView(gravel, { view: 'detail-seat' })).toBe(
    drawBike(gravel, { view: 'detail-seat' }),
  )
})

test('the close-up of the drivetrain shows what the whole bike leaves out, with its own teeth', () => {
  const closeUp = (rings: number[]) =>
    drawBikeView(
      { ...gravel, drivetrain: { ...gravel.drivetrain, rings } },
      { view: 'detail-drivetrain' },
    )
  const crop = drawBike(gravel, { view: 'detail-drivetrain' })
  expect(closeUp([40]).startsWith(crop.slice(0, -'</svg>'.length))).toBe(true)
  expect(closeUp([40]).length).toBeGreaterThan(crop.length)
  expect(closeUp([46, 30])).not.toBe(closeUp([48, 30]))
})

test.for(Object.entries(sampleLooks))(
  'the close-up of the %s stays within a bike’s weight',
  ([, look]) => {
    const svg = drawBikeView(look, { view: 'detail-drivetrain' })
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    expect(packedSize(svg)).toBeLessThan(16_000)
  },
)

test('every view has the shape of the picture that it is shown in', () => {
  for (const view of turnedViews) {
    const [, width = 0, height = 1] =
      /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/
        .exec(drawBikeView(gravel, { view }))
        ?.map(Number) ?? []
    expect(width / height).toBeCloseTo(1.5, 2)
  }
})

test('a colour that is none is refused from every side', () => {
  const hostile = '#fff"/><script>' as const
  for (const view of turnedViews)
    expect(() => drawBikeView({ ...gravel, saddle: { colour: hostile } }, { view })).toThrow(
      TypeError,
    )
})

test('the same bike is drawn the same way every time', () => {
  for (const view of turnedViews)
    expect(drawBikeView(gravel, { view })).toBe(drawBikeView(structuredClone(gravel), { view }))
})
