import { expect, test } from 'vitest'
import { findProvider } from './scheme-providers.ts'

test.each(['cyclescheme', ' CYCLE-SCHEME ', 'Cycle scheme'])('"%s" is Cyclescheme', (typed) => {
  expect(findProvider(typed)).toBe('Cyclescheme')
})

test.each(['', 'other', 'Cyclescheme Ltd', 'évélo'])('"%s" is not in the list', (typed) => {
  expect(findProvider(typed)).toBeNull()
})
