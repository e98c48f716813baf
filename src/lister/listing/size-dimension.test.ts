import { expect, test } from 'vitest'
import { dimensionOf, sizeParts } from './size-dimension.ts'

test.each([
  ['M', 'size'],
  ['S (36–39)', 'size'],
  ['M, 5 l', 'size'],
  ['152', 'size'],
  ['EU 42', 'shoe'],
  ['650b × 47', 'tyre'],
  ['700 × 25–32, 42 mm', 'tyre'],
  ['48 mm', 'width'],
  ['37 mm (≤ 700 × 30)', 'width'],
  ['240 ml', 'volume'],
  ['1\u00A0l', 'volume'],
  ['£25', 'amount'],
  ['25 €', 'amount'],
  ['UK', 'size'],
])('%s is a %s', (label, dimension) => {
  expect(dimensionOf(label)).toBe(dimension)
})

test('what stands in brackets or after a comma explains the size', () => {
  expect(sizeParts('M (55–59 cm)')).toEqual({ main: 'M', detail: '55–59 cm' })
  expect(sizeParts('700 × 25–32, 42 mm')).toEqual({ main: '700 × 25–32', detail: '42 mm' })
  expect(sizeParts('XL')).toEqual({ main: 'XL', detail: null })
})
