import { expect, test } from 'vitest'
import { specLines } from './specification-groups.ts'

const shown = (value: string) =>
  specLines({ axles: { en: value, de: value } }, 'en').map((line) => line.value)

test('no line ends within a measure', () => {
  expect(shown('12 × 100 mm front, 1½ inch')).toEqual([
    '12\u{A0}×\u{A0}100\u{A0}mm front, 1½\u{A0}inch',
  ])
})

test('text that is not a measurement may wrap anywhere', () => {
  const words = 'Calder Lane SL, 7050 aluminium, top-tube bag'
  expect(shown(words)).toEqual([words])
})
