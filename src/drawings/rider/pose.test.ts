import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyLook } from '#/drawings/bike/any-look.ts'
import { distance } from '#/drawings/bike/point.ts'
import { sampleLooks } from '#/drawings/bike/sample-looks.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { kits } from './kit.ts'
import { rideTurns } from '#/drawings/places/place-bikes.ts'
import { poseOn } from './pose.ts'
import { drawRiddenBike } from './ridden-bike.ts'

const looks = Object.entries(sampleLooks)

test.each(looks)(
  'on the %s bones keep their length, and hip, feet and hands are where the bike is touched',
  (_name, look) => {
    const { stature, hip, shoulder, near } = poseOn(look)
    const { saddleTop, bb, barCentre } = skeletonOf(look)
    const { knee, ankle, ball } = near.leg
    expect(distance(hip, knee)).toBeCloseTo(stature * 0.245, 0)
    expect(distance(knee, ankle)).toBeCloseTo(stature * 0.246, 0)
    expect(distance(hip, shoulder)).toBeCloseTo(stature * 0.288, 0)
    expect(distance(hip, saddleTop)).toBeLessThan(100)
    expect(distance(ball, bb)).toBeLessThan((look.drivetrain.crankLength ?? 172.5) + 5)
    expect(distance(near.arm.wrist, barCentre)).toBeLessThan(130)
    expect(stature).toBeGreaterThanOrEqual(1500)
    expect(stature).toBeLessThanOrEqual(2000)
  },
)

test('a flat bar sits its rider more upright than a racing bar', () => {
  const lean = (name: string) => {
    const { hip, shoulder } = poseOn(sampleLooks[name]!)
    return (hip.y - shoulder.y) / (shoulder.x - hip.x)
  }
  expect(lean('e-commuter')).toBeGreaterThan(lean('carbon aero') * 1.2)
})

test('the knee bends forward and the elbow down, whatever the bike', () => {
  fc.assert(
    fc.property(anyLook, (look) => {
      const { near } = poseOn(look)
      const { hip, knee, ankle } = near.leg
      const across = (knee.x - hip.x) * (ankle.y - hip.y) - (knee.y - hip.y) * (ankle.x - hip.x)
      expect(across).toBeGreaterThanOrEqual(0)
      expect(drawRiddenBike(look, kits.rust, 'any')).not.toMatch(/NaN|undefined|Infinity/)
    }),
    { numRuns: 40 },
  )
}, 30_000)

test('feet stay on the pedals however far a rider has turned the cranks', () => {
  for (const crankTurn of rideTurns)
    for (const [, look] of looks) {
      const turned = { ...look, drivetrain: { ...look.drivetrain, crankTurn } }
      const { stature, near, far } = poseOn(turned)
      for (const { hip, knee, ankle } of [near.leg, far.leg]) {
        expect(distance(hip, knee)).toBeCloseTo(stature * 0.245, 0)
        expect(distance(knee, ankle)).toBeCloseTo(stature * 0.246, 0)
      }
    }
})
