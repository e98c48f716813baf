import { expect, test } from 'vitest'
import { whenInWords } from './when-in-words.ts'

test('a collection has a time, a delivery only a day', () => {
  const dispatchDate = '2026-11-19'
  expect(whenInWords({ dispatchDate, collectFrom: '10am' }, 'en')).toMatch(/19\sNov.*, 10am$/)
  expect(whenInWords({ dispatchDate, collectFrom: null }, 'en')).toMatch(/19\sNov$/)
  expect(whenInWords({ dispatchDate: null, collectFrom: null }, 'en')).toBeNull()
})
