import { expect, test } from 'vitest'
import { spanInWords, timeInWords } from './time-in-words.ts'

test.each([
  ['00:00', '12am', '0\u00A0Uhr'],
  ['09:30', '9.30am', '9:30\u00A0Uhr'],
  ['12:00', '12\u00A0noon', '12\u00A0Uhr'],
  ['17:30', '5.30pm', '17:30\u00A0Uhr'],
])('%s is %s in Britain and %s in Germany', (time, english, german) => {
  expect([timeInWords(time, 'en'), timeInWords(time, 'de')]).toEqual([english, german])
})

test('a span names the German hour once', () => {
  const span = { from: '10:00', to: '18:30' }
  expect(spanInWords(span, 'en')).toBe('10am–6.30pm')
  expect(spanInWords(span, 'de')).toBe('10–18:30\u00A0Uhr')
})
