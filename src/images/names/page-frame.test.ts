import { expect, test } from 'vitest'
import { drawingMegapixels, isPageFrame, isTooLarge } from './page-frame.ts'
import { parsePictureUrl } from './picture-url.ts'

const bike = 'bike/fell-sl-105/moss.svg'
const band = 'scene/fells-dawn-haze-7.rider-1680x520.svg'
const parse = (tokens: string, asset = bike) => {
  const parsed = parsePictureUrl(`/img/${tokens}${tokens && '/'}${asset}`)
  if (!parsed) throw new Error(`${tokens} is not a frame`)
  return parsed
}

test.each([
  '',
  'w_640',
  'w_640,b_stone100',
  'w_320,b_paper',
  'w_1200,h_630,r_contain,b_paper,f_jpg',
  'w_1200,h_630,c_auto,b_paper,f_jpg',
  'w_1200,h_1200,r_contain,b_paper,f_jpg',
  'w_160,b_stone100,f_jpg',
])('pages use the frame "%s"', (tokens) => {
  expect(isPageFrame(parse(tokens).frame)).toBe(true)
})

test.each([
  'h_640',
  'w_640,h_480',
  'w_640,h_480,c_auto',
  'w_640,h_480,r_contain',
  'w_640,c_auto',
  'w_320,h_320,r_contain,b_paper',
  'w_2000',
  'w_640,b_paper',
  'w_640,f_avif',
  'w_640,f_jpg',
  'w_1200,h_630,r_contain,b_stone50,f_jpg',
])('no page uses the frame "%s"', (tokens) => {
  expect(isPageFrame(parse(tokens).frame)).toBe(false)
})

test.each([
  ['', bike, 'svg', 0.25],
  ['w_96', bike, 'webp', 0.25],
  ['w_1200', bike, 'webp', 0.96],
  ['h_800', bike, 'webp', 0.96],
  ['w_1200,h_96', bike, 'webp', 0.25],
  ['w_1200', bike, 'avif', 3.84],
  // A square crop of a bike discards a third of the drawn pixels.
  ['w_1200,h_1200,c_auto', bike, 'webp', 2.16],
  ['w_1200,h_1200,r_contain', bike, 'webp', 1.44],
] as const)('%s of %s as %s costs %d megapixels', (tokens, asset, form, cost) => {
  expect(drawingMegapixels(parse(tokens, asset), form)).toBeCloseTo(cost, 5)
})

test('the limit counts drawn pixels, not visible ones', () => {
  expect(isTooLarge(parse('w_96,h_2000,c_auto', band))).toBe(true)
  expect(isTooLarge(parse('w_2000,h_2000,c_auto'))).toBe(false)
  expect(isTooLarge(parse('', band))).toBe(false)
})
