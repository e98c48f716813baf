import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test('joins a figure to its unit and leaves other words alone', () => {
  expect(keepUnits('38 to 40 mm at 2.2 bar, 25 km/h')).toBe(
    '38 to 40\u00A0mm at 2.2\u00A0bar, 25\u00A0km/h',
  )
  expect(keepUnits('12,95 € um 18 Uhr, z. B. nach § 312g Abs. 2 Nr. 1, 20 %')).toBe(
    '12,95\u00A0€ um 18\u00A0Uhr, z.\u00A0B. nach §\u00A0312g Abs.\u00A02 Nr.\u00A01, 20\u00A0%',
  )
  expect(keepUnits('5 days, 2 Lichter, 3 grams')).toBe('5 days, 2 Lichter, 3 grams')
})
