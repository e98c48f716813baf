import { expect, test } from 'vitest'
import { derivedGeometry } from '#/drawings/bike-frame/frame-geometry.ts'
import { withFork, withForkLength } from './fork-geometry.ts'

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
    // Rounding the angles moves the end of the fork by a millimetre or two.
    expect(Math.abs(forkLength - length)).toBeLessThan(2)
    expect(rearCentreX).toBeGreaterThan(0)
  }
})

/**
 * Worked out by hand: the rear axle is √(430² − 70²) = 424.3 mm behind the bottom bracket. Turned back by one
 * degree (sine 0.01745, cosine 0.99985), the drop is 70.0 − 7.4, the stack 559.9 + 7.0 and the reach 399.9 − 9.8.
 * The fork is (560 + 16.3 − 70) / sin 71° − 135 = 400.5 mm, and (566.9 + 17.1 − 62.6) / sin 70° − 135 = 419.9.
 */
const byHand = {
  seatTube: 480,
  headTube: 135,
  headAngle: 71,
  seatAngle: 74,
  chainstay: 430,
  stack: 560,
  reach: 400,
  bbDrop: 70,
  forkOffset: 50,
}

test('a fork that is 19.4 mm longer turns this frame back by one degree', () => {
  expect(withFork(byHand, { length: 419.9 })).toEqual({
    ...byHand,
    headAngle: 70,
    seatAngle: 73,
    bbDrop: 63,
    stack: 567,
    reach: 390,
  })
})

test('a shorter fork turns it forward', () => {
  const shorter = withFork(byHand, { length: 390 })
  expect(shorter).toMatchObject({ headAngle: 71.5, bbDrop: 74 })
  expect(shorter.reach).toBeGreaterThan(400)
})

/** With 45 mm of offset the axle comes 1.7 mm nearer to the crown, so the frame turns back by 0.09°. */
test('a fork of the same length and another offset moves the front wheel and hardly turns the frame', () => {
  const other = withFork(byHand, { length: 400, offset: 45 })
  expect(other).toEqual({
    ...byHand,
    forkOffset: 45,
    headAngle: 70.9,
    seatAngle: 73.9,
    bbDrop: 69,
    stack: 561,
    reach: 399,
  })
  expect(derivedGeometry(other, wheel).trail).toBeGreaterThan(derivedGeometry(byHand, wheel).trail)
})

test('a fork that agrees with the table to a millimetre leaves it as it is printed', () => {
  expect(withFork(byHand, { length: 401, offset: 50 })).toBe(byHand)
  expect(withFork(byHand, {})).toBe(byHand)
})
