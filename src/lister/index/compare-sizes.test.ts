import { expect, test } from 'vitest'
import { compareSizes } from './compare-sizes.ts'

const sorted = (...sizes: string[]) => sizes.toSorted(compareSizes)

test('sizes go from small to large', () => {
  expect(sorted('XL', 'S', 'M/L', 'XS', '2XL', 'M', 'S/M')).toEqual([
    'XS',
    'S',
    'S/M',
    'M',
    'M/L',
    'XL',
    '2XL',
  ])
})

test('helmets are sorted by their letters, whatever stands in brackets', () => {
  expect(sorted('L (59–63 cm)', 'M/L (57–61 cm)', 'S (51–55 cm)', 'XS (48–52 cm)')).toEqual([
    'XS (48–52 cm)',
    'S (51–55 cm)',
    'M/L (57–61 cm)',
    'L (59–63 cm)',
  ])
})

test('litres come after millilitres', () => {
  expect(sorted('1 l', '750 ml', '10 l', '2 l', '500 ml')).toEqual([
    '500 ml',
    '750 ml',
    '1 l',
    '2 l',
    '10 l',
  ])
})

test('tyres are sorted by wheel and width, and widths by their figure', () => {
  expect(sorted('700 × 32', '650b × 47', '700 × 28', '700 × 25–32, 48 mm')).toEqual([
    '650b × 47',
    '700 × 25–32, 48 mm',
    '700 × 28',
    '700 × 32',
  ])
  expect(sorted('145 mm', '60 mm', '155 mm')).toEqual(['60 mm', '145 mm', '155 mm'])
})
