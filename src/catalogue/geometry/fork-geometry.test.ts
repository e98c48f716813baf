import { expect, test } from 'vitest'
import { derivedGeometry } from '#/drawings/bike-frame/frame-geometry.ts'
import { withForkLength } from './fork-geometry.ts'

const gravel = {
  seatTube: 480,
  headTube: 129,
  headAngle: 71.2,
  seatAngle: 73.9,
  chainstay: 425,
  stack: 561,
  reach: 399,
  bbDrop: 74,
  forkOffset: 50,
}
const wheel = { size: '700c', tyreWidth: 45 } as const
const usual = derivedGeometry(gravel, wheel)

test('a fork of the usual length changes nothing', () => {
  expect(withForkLength(gravel, usual.forkLength)).toEqual(gravel)
})

test('a suspension fork slackens the angles and lifts the bottom bracket', () => {
  const lifted = withForkLength(gravel, usual.forkLength + 23)
  expect(lifted).toEqual({
    ...gravel,
    headAngle: 70,
    seatAngle: 72.7,
    bbDrop: 65,
    stack: 569,
    reach: 387,
  })
})

test('the tubes fit together with the new fork', () => {
  for (const length of [380, 391, 415, 425]) {
    const { forkLength, rearCentreX } = derivedGeometry(withForkLength(gravel, length), wheel)
    // rounding the angles moves the end of the fork by a millimetre or two
    expect(Math.abs(forkLength - length)).toBeLessThan(2)
    expect(rearCentreX).toBeGreaterThan(0)
  }
})
