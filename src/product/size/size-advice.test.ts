import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adviseSize, riderFrom, type SizeFit, sizeToChoose } from './size-advice.ts'

const sizes: SizeFit[] = [
  { size: 'S', riderHeight: [163, 172], saddleHeight: [670, 770], standover: 730 },
  { size: 'M', riderHeight: [170, 179], saddleHeight: [700, 800], standover: 760 },
  { size: 'L', riderHeight: [177, 186], saddleHeight: [730, 830], standover: 787 },
]
const [, small, large] = sizes as [SizeFit, SizeFit, SizeFit]
const sizesFor = (height: number, inseam: number | null = null) => {
  const advice = adviseSize({ height, inseam }, sizes)
  return advice.kind === 'none' ? advice.reason : advice.sizes.map(({ size }) => size)
}

test('a rider in the middle of a size gets that size', () => {
  expect(sizesFor(174, 82)).toEqual(['M'])
})

test('a rider between two sizes hears of both', () => {
  expect(sizesFor(178, 84)).toEqual(['M', 'L'])
})

test('of two sizes the smaller is chosen: it leaves more room above the top tube', () => {
  expect(sizeToChoose(adviseSize({ height: 178, inseam: 84 }, sizes))).toBe('M')
  const scarce = adviseSize({ height: 178, inseam: 78 }, [small, { ...large, standover: 775 }])
  expect(scarce.kind === 'between' && scarce.sizes.map(({ isTight }) => isTight)).toEqual([
    true,
    true,
  ])
  expect(sizeToChoose(scarce)).toBe('M')
  expect(sizeToChoose(adviseSize({ height: 205, inseam: null }, sizes))).toBeNull()
})

test('a rider whose height is between the ranges of two sizes hears of both', () => {
  const apart = [
    { ...small, riderHeight: [170, 176] },
    { ...large, riderHeight: [179, 186] },
  ] satisfies SizeFit[]
  const advice = adviseSize({ height: 177.5, inseam: null }, apart)
  expect(advice.kind).toBe('between')
  expect(adviseSize({ height: 177.5, inseam: 77 }, apart)).toMatchObject({
    kind: 'one',
    sizes: [{ size: 'M' }],
  })
})

test('a size the rider cannot stand over is not recommended', () => {
  expect(sizesFor(178, 77)).toEqual(['M'])
  expect(sizesFor(175, 75)).toEqual(['S'])
  expect(sizesFor(165, 70)).toBe('no-clearance')
})

test('a height may be said in metres', () => {
  expect(riderFrom('1,78', '0.84')).toEqual({ height: 178, inseam: 84 })
  expect(riderFrom('178', '84')).toEqual({ height: 178, inseam: 84 })
  expect(riderFrom('0', '')).toBeNull()
})

test('a rider outside every size range is told so', () => {
  expect(sizesFor(150, 70)).toBe('too-short')
  expect(sizesFor(205, 97)).toBe('too-tall')
})

test('the numbers behind the advice are shown with it', () => {
  const advice = adviseSize({ height: 174, inseam: 82 }, sizes)
  expect(advice.kind === 'one' && advice.sizes[0]).toMatchObject({
    saddle: 724,
    clearance: 60,
    isTight: false,
  })
})

test('no rider is advised a size they cannot stand over', () => {
  const rider = fc.record({
    height: fc.double({ min: 130, max: 220, noNaN: true }),
    inseam: fc.option(fc.double({ min: 55, max: 110, noNaN: true })),
  })
  const advised = { one: 0, between: 0 }
  fc.assert(
    fc.property(rider, (someone) => {
      const advice = adviseSize(someone, sizes)
      fc.pre(advice.kind !== 'none')
      advised[advice.kind] += 1
      expect(advice.sizes.every(({ clearance }) => clearance === null || clearance >= 0)).toBe(true)
      const positions = advice.sizes.map(({ size }) =>
        sizes.findIndex((each) => each.size === size),
      )
      expect(
        positions.every((position, i) => i === 0 || position === (positions[i - 1] ?? 0) + 1),
      ).toBe(true)
    }),
  )
  expect(advised.one).toBeGreaterThan(10)
  expect(advised.between).toBeGreaterThan(2)
})

test('a rider who fits a size and can stand over it is advised one', () => {
  const someone = fc.constantFrom(...sizes).chain(({ riderHeight: [least, most], standover }) =>
    fc.record({
      height: fc.integer({ min: least, max: most }),
      inseam: fc.integer({ min: Math.ceil(standover / 10), max: 110 }),
    }),
  )
  fc.assert(
    fc.property(someone, (rider) => {
      expect(adviseSize(rider, sizes).kind).not.toBe('none')
    }),
  )
})

test('only plausible measurements are accepted', () => {
  expect(riderFrom('178', '84,5')).toEqual({ height: 178, inseam: 84.5 })
  expect(riderFrom('178', '')).toEqual({ height: 178, inseam: null })
  expect(riderFrom('178', '109')).toEqual({ height: 178, inseam: null })
  expect(riderFrom('17.8', '84')).toBeNull()
  expect(riderFrom(null, null)).toBeNull()
})

test.each([
  ['5 ft 9', '32 in', 175.3, 81.3],
  ['5\'9"', '32"', 175.3, 81.3],
  ['5′ 9.5″', '31.5 inches', 176.5, 80],
  ['6ft', '34', 182.9, 86.4],
  ['69 in', '81', 175.3, 81],
])('a British rider types %s and %s', (height, inseam, tall, leg) => {
  expect(riderFrom(height, inseam)).toEqual({ height: tall, inseam: leg })
})

test.each(['5.9', 'ft', '9 ft 12', '5 9', '5 ft 9 in 3', '-5 ft', '17', '1e2', '0x99 in'])(
  'takes %s for no height',
  (typed) => {
    expect(riderFrom(typed, null)).toBeNull()
  },
)
