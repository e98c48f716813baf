import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLook } from '#/drawings/bike/any-look.ts'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { frameLines } from './frame-lines.ts'
import { framePlan } from './frame-plan.ts'
import { between, crossing, distance, type Line, type Point } from '#/drawings/bike/point.ts'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'

const drawn = (look: BikeLook) => {
  const skeleton = skeletonOf(look)
  return { skeleton, lines: frameLines(skeleton, framePlan(look)) }
}

const turn = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
const cross = ([a, b]: Line, [c, d]: Line) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
/** The tube without its ends, where it may touch its neighbours. */
const inner = ([a, b]: Line): Line => [between(a, b, 0.02), between(a, b, 0.98)]

const forEveryBike = (claim: (bike: ReturnType<typeof drawn>) => void) =>
  fc.assert(
    fc.property(anyLook, (look) => {
      claim(drawn(look))
    }),
    { numRuns: 400 },
  )

test('the tubes of the main triangle meet at their joints and nowhere else', () => {
  forEveryBike(({ lines: { downTube, topTube, seatTube, headTube } }) => {
    const tubes = [downTube, topTube, seatTube, headTube].map(inner)
    for (const [index, tube] of tubes.entries())
      for (const other of tubes.slice(index + 1)) expect(cross(tube, other)).toBe(false)
  })
})

test('the top tube reaches the head above the down tube', () => {
  forEveryBike(({ lines }) => expect(lines.topTube[1].y).toBeLessThan(lines.downTube[1].y))
})

test('the saddle always stands above the seat tube, with room for the post', () => {
  forEveryBike(({ skeleton }) => {
    expect(skeleton.railClamp.y).toBeLessThan(skeleton.seatTop.y)
    expect(skeleton.saddleTop.y).toBeLessThan(skeleton.railClamp.y)
  })
})

test('the crown stands clear of the front tyre, or the head tube has given all it can', () => {
  forEveryBike(({ skeleton: { headTop, headBottom, crown, frontAxle, wheelRadius } }) => {
    const isClear = distance(crown, frontAxle) > wheelRadius
    expect(isClear || distance(headTop, headBottom) < 40.01).toBe(true)
  })
})

test.for(Object.keys(sampleLooks))('no tyre touches a tube on the %s', (name) => {
  const look = sampleLooks[name]
  if (!look) throw new Error(name)
  const { skeleton, lines } = drawn(look)
  const plan = framePlan(look)
  const clearOf = (axle: Point, [a, b]: Line, width: number) => {
    const way = { x: b.y - a.y, y: a.x - b.x }
    const foot = crossing([axle, { x: axle.x + way.x, y: axle.y + way.y }], [a, b])
    return distance(axle, foot) - width / 2 - skeleton.wheelRadius
  }
  expect(clearOf(skeleton.frontAxle, lines.downTube, plan.downTube[1])).toBeGreaterThan(0)
  expect(skeleton.frontAxle.x - skeleton.rearAxle.x).toBeGreaterThan(skeleton.wheelRadius * 2)
})
