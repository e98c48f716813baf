import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test('joins a figure to its unit and leaves other words alone', () => {
  expect(keepUnits('38 to 40 mm at 2.2 bar, 25 km/h')).toBe(
    '38 to 40\u00A0mm at 2.2\u00A0bar, 25\u00A0km/h',
  )
  expect(keepUnits('5 days, 2 Lichter, 3 grams')).toBe('5 days, 2 Lichter, 3 grams')
})
