import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexOf, hslOf, typedColour } from './hsl.ts'

test.each([
  ['#ff0000', { hue: 0, saturation: 100, lightness: 50 }],
  ['#00ff00', { hue: 120, saturation: 100, lightness: 50 }],
  ['#1f5eff', { hue: 223, saturation: 100, lightness: 56 }],
  ['#808080', { hue: 0, saturation: 0, lightness: 50 }],
] as const)('%s is set by three sliders', (hex, hsl) => {
  expect(hslOf(hex)).toEqual(hsl)
})

test('every position of the sliders is a colour of six digits, and white keeps hue and saturation', () => {
  const hsl = fc.record({
    hue: fc.integer({ min: 0, max: 359 }),
    saturation: fc.integer({ min: 0, max: 100 }),
    lightness: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(hsl, (set) => {
      const hex = hexOf(set)
      expect(hex).toMatch(/^#[0-9a-f]{6}$/)
      const read = hslOf(hex, set)
      expect(Math.abs(read.lightness - set.lightness)).toBeLessThanOrEqual(1)
      expect(hslOf('#ffffff', set)).toEqual({ ...set, lightness: 100 })
    }),
  )
})

test.each([
  ['#1F5EFF', '#1f5eff'],
  [' 1f5eff ', '#1f5eff'],
  ['#abc', '#aabbcc'],
  ['', null],
  ['#12345', null],
  ['red', null],
  ['#1f5effaa', null],
  ['url(x)', null],
])('the shopper types %j', (typed, read) => {
  expect(typedColour(typed)).toBe(read)
})
