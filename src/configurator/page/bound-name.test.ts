import { expect, test } from 'vitest'
import { boundName } from './bound-name.ts'

test('a line breaks between the model and its group, never within either', () => {
  expect(boundName('Keld SL Rival XPLR', 'Keld SL')).toBe('Keld\u00A0SL Rival\u00A0XPLR')
})

test('a name that does not begin with its model stays in one piece', () => {
  expect(boundName('Keld SLR Rival', 'Keld SL')).toBe('Keld\u00A0SLR\u00A0Rival')
  expect(boundName('Keld SL', 'Keld SL')).toBe('Keld\u00A0SL')
})
