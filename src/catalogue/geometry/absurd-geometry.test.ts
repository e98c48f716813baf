import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLook } from '#/drawings/bike/any-look.ts'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { bottleSeats, seatBox } from '#/drawings/bike-equipment/bottle-plan.ts'
import { frameLines } from '#/drawings/bike-frame/frame-lines.ts'
import { framePlan } from '#/drawings/bike-frame/frame-plan.ts'
import { edges } from '#/drawings/bike-frame/triangle-edges.ts'
import { newInk } from '#/drawings/bike/ink.ts'
import { brushOf } from '#/drawings/bike/paint.ts'
import { between, distance, type Line, type Point } from '#/drawings/bike/point.ts'
import { sampleGeometry } from '#/drawings/bike-frame/sample-geometry.ts'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { absurdities } from './absurd-geometry.ts'

const bike: BikeLook = {
  geometry: sampleGeometry('endurance', 'M'),
  frame: { material: 'steel', shape: 'endurance' },
  paint: { finish: 'gloss', colour: '#1f4fd8', downTubeLogo: '#ffffff', smallLogo: '#ffffff' },
  wheels: { size: '700c', tyreWidth: 32 },
  cockpit: { bar: 'drop' },
  drivetrain: { shifting: 'electronic', rings: [50, 34], cassette: [11, 34] },
  saddle: { height: 735 },
}
const withGeometry = (geometry: Partial<BikeLook['geometry']>): BikeLook => ({
  ...bike,
  geometry: { ...bike.geometry, ...geometry },
})

test.for(Object.entries(sampleLooks))('a %s is accepted', ([, look]) => {
  expect(absurdities(look)).toEqual([])
})

test.for<[string, BikeLook, RegExp]>([
  ['a seat tube of zero', withGeometry({ seatTube: 0 }), /seat tube of 0 mm/],
  ['a head tube below zero', withGeometry({ headTube: -20 }), /head tube of -20 mm/],
  ['a chainstay that is too short', withGeometry({ chainstay: 380 }), /rear tyre .* seat tube/],
  ['a reach that is too short', withGeometry({ reach: 260 }), /front tyre .* down tube/],
  [
    'a head tube that leaves no room for the wheel',
    withGeometry({ headTube: 190 }),
    /too short for its wheel/,
  ],
  [
    'wheels in each other',
    withGeometry({ reach: 205, chainstay: 300, headAngle: 80 }),
    /wheels need \d+ mm more between them/,
  ],
  ['a bottom bracket near the ground', withGeometry({ bbDrop: 150 }), /pedal .* ground/],
  ['a seat tube above the saddle', withGeometry({ seatTube: 700 }), /seat tube is .* too long/],
  [
    'a saddle far below the bar',
    { ...bike, saddle: { height: 420 } },
    /mm below the top of the head tube/,
  ],
])('%s is refused with a sentence', ([, look, sentence]) => {
  expect(absurdities(look).join('; ')).toMatch(sentence)
})

test('a saddle just 150 mm below the head tube is accepted, and one a little lower is not', () => {
  const { stack, seatAngle } = bike.geometry
  const at = (below: number) => ({
    ...withGeometry({ seatTube: 300 }),
    saddle: { height: (stack - below) / Math.sin((seatAngle * Math.PI) / 180) },
  })
  expect(absurdities(at(149.9))).toEqual([])
  expect(absurdities(at(150.5))).toEqual([
    'the saddle would be 151 mm below the top of the head tube',
  ])
})

test('a seat tube is too long by all that stands above the saddle', () => {
  const says = (seatTube: number) => {
    const [reason = ''] = absurdities(withGeometry({ seatTube }))
    return Number(/^the seat tube is (\d+) mm too long/.exec(reason)?.[1])
  }
  // Up to 10 mm are tolerated; a longer seat tube is refused with its own length and not with the rest.
  const first = Array.from({ length: 100 }, (_, more) => 660 + more).find((each) => says(each) > 0)
  expect(first).toBeDefined()
  expect(says(first ?? 0)).toBe(11)
})

/** Points along both edges of a tube as it is drawn. */
const pointsOf = ([a, b]: Line): Point[] =>
  Array.from({ length: 41 }, (_, step) => between(a, b, step / 40))

/** Names of what crosses in the drawing of a bike. */
function crossings(look: BikeLook): string[] {
  const skeleton = skeletonOf(look)
  const plan = framePlan(look)
  const lines = frameLines(skeleton, plan)
  const edge = edges({ lines, plan })
  const { rearAxle, frontAxle, wheelRadius, headTop, headBottom } = skeleton
  // 2 mm of rounding are allowed, and a moulded seat tube is cut out round the tyre
  const tyre = wheelRadius - 2.1
  const seat = plan.isMoulded ? lines.seatTube : edge.seatBack
  return [
    pointsOf(seat).some((p) => distance(p, rearAxle) < tyre) && 'rear tyre and seat tube',
    pointsOf(edge.downLower).some((p) => distance(p, frontAxle) < tyre) &&
      'front tyre and down tube',
    distance(rearAxle, frontAxle) < wheelRadius * 2 && 'the wheels',
    distance(headTop, headBottom) < look.geometry.headTube - 10.1 && 'crown and tyre',
  ].filter((name) => name !== false)
}

/** Distance by which a point lies outside the main triangle. */
function outside(look: BikeLook, corners: Point[]): boolean {
  const skeleton = skeletonOf(look)
  const plan = framePlan(look)
  const lines = frameLines(skeleton, plan)
  const { downUpper, topLower, seatFront } = edges({ lines, plan })
  const isBeyond = ([a, b]: Line, p: Point, side: 1 | -1) =>
    side * ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) > 0
  return corners.some(
    (p) => isBeyond(downUpper, p, 1) || isBeyond(topLower, p, -1) || isBeyond(seatFront, p, -1),
  )
}

test('of all bikes within reach, none is drawn with parts that cross, and bottles stay in the frame', () => {
  const counts = { accepted: 0, refused: 0, bottles: 0, withoutRoom: 0 }
  fc.assert(
    fc.property(anyLook, (look) => {
      if (absurdities(look).length > 0) {
        counts.refused += 1
        return
      }
      counts.accepted += 1
      expect(crossings(look)).toEqual([])
      const skeleton = skeletonOf(look)
      const plan = framePlan(look)
      const lines = frameLines(skeleton, plan)
      const ink = newInk('test')
      const brush = brushOf(ink, 'paint', look.paint)
      const bare = { ...look, extras: {} }
      const drawing = { look: bare, skeleton, plan, lines, ink, brush, brand: 'CALDER' }
      const seats = Object.values(bottleSeats(drawing, { down: true, seat: true, isEmpty: false }))
      counts.bottles += seats.length
      counts.withoutRoom += 2 - seats.length
      for (const seat of seats) expect(outside(look, seatBox(seat, false))).toBe(false)
    }),
    { numRuns: 3000, seed: 7 },
  )
  process.stdout.write(
    `${counts.accepted} geometries drawn, ${counts.refused} refused; ${counts.bottles} bottles placed, ${counts.withoutRoom} places without room\n`,
  )
  expect(counts.accepted).toBeGreaterThan(100)
  expect(counts.refused).toBeGreaterThan(100)
  expect(counts.bottles).toBeGreaterThan(100)
})
