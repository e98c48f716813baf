import { expect, test } from 'vitest'
import { derivedGeometry, type FrameGeometry } from './frame-geometry.ts'
import { sampleGeometry } from './sample-geometry.ts'

const roadmachine: FrameGeometry = {
  seatTube: 500,
  headTube: 156,
  headAngle: 72,
  seatAngle: 74.2,
  chainstay: 410,
  stack: 562,
  reach: 386,
  bbDrop: 71,
  forkOffset: 45,
}
const ribbleGravel: FrameGeometry = {
  seatTube: 500,
  headTube: 155,
  headAngle: 71.5,
  seatAngle: 73.5,
  chainstay: 435,
  stack: 561,
  reach: 379,
  bbDrop: 69,
  forkOffset: 50,
}

/** The largest of the disagreements, in millimetres. */
const furthest = (computed: number[], printed: readonly number[]) =>
  Math.max(...computed.map((value, index) => Math.abs(value - (printed[index] ?? Number.NaN))))

test('a published road frame gives its published wheelbase, front centre, trail and fork length', () => {
  const derived = derivedGeometry(roadmachine, { size: '700c', tyreWidth: 28 })
  const computed = [derived.wheelbase, derived.frontCentre, derived.trail, derived.forkLength]
  expect(furthest(computed, [997, 597, 63, 375])).toBeLessThanOrEqual(1)
})

test('a published gravel frame gives its published wheelbase', () => {
  const { wheelbase } = derivedGeometry(ribbleGravel, { size: '700c', tyreWidth: 40 })
  expect(furthest([wheelbase], [1025])).toBeLessThanOrEqual(1)
})

test('the bottom bracket hangs below the axles by its drop', () => {
  expect(derivedGeometry(roadmachine, { size: '700c', tyreWidth: 28 }).bbHeight).toBe(268)
})

test('a smaller wheel lowers the bike and shortens the trail', () => {
  const large = derivedGeometry(roadmachine, { size: '700c', tyreWidth: 32 })
  const small = derivedGeometry(roadmachine, { size: '650b', tyreWidth: 32 })
  expect(small.standover).toBe(large.standover - 19)
  expect(small.trail).toBeLessThan(large.trail)
})

test('headset parts below the head tube come off the fork', () => {
  const wheel = { size: '700c', tyreWidth: 28 } as const
  const plain = derivedGeometry(roadmachine, wheel).forkLength
  expect(derivedGeometry({ ...roadmachine, lowerStack: 12 }, wheel).forkLength).toBe(plain - 12)
})

/** Range, size, tyre, then printed effective top tube, wheelbase, trail, standover and fork length. */
const table = [
  ['endurance', 'XS', 32, 514, 983, 65, 702, 380],
  ['endurance', 'S', 32, 531, 992, 62, 730, 380],
  ['endurance', 'M', 32, 549, 995, 63, 760, 380],
  ['endurance', 'L', 32, 566, 1007, 60, 787, 380],
  ['endurance', 'XL', 32, 586, 1025, 59, 817, 380],
  ['gravel', 'XS', 45, 521, 1021, 78, 707, 402],
  ['gravel', 'S', 45, 540, 1031, 74, 735, 402],
  ['gravel', 'M', 45, 559, 1042, 70, 764, 402],
  ['gravel', 'L', 45, 578, 1057, 68, 792, 402],
  ['gravel', 'XL', 45, 598, 1077, 66, 822, 402],
  ['eAllRoad', 'XS', 40, 516, 1010, 73, 716, 395],
  ['eAllRoad', 'S', 40, 534, 1019, 69, 744, 395],
  ['eAllRoad', 'M', 40, 552, 1029, 65, 773, 395],
  ['eAllRoad', 'L', 40, 571, 1043, 63, 801, 395],
  ['eAllRoad', 'XL', 40, 591, 1061, 61, 831, 395],
] as const

test.for(table)(
  'our own %s frame in %s agrees with its table',
  ([range, size, tyreWidth, ...printed]) => {
    const derived = derivedGeometry(sampleGeometry(range, size), { size: '700c', tyreWidth })
    const computed = [
      derived.effectiveTopTube,
      derived.wheelbase,
      derived.trail,
      derived.standover,
      derived.forkLength,
    ]
    expect(furthest(computed, printed)).toBeLessThanOrEqual(1)
  },
)
