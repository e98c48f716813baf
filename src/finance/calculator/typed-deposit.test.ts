import { expect, test } from 'vitest'
import { typedDeposit } from './typed-deposit.ts'

test.each([
  ['0', 0],
  [' 10 % ', 10],
  ['50', 50],
  ['050', 50],
])('%s is a deposit', (typed, percent) => {
  expect(typedDeposit(typed)).toBe(percent)
})

test.each(['', '51', '-1', '10.5', 'ten', '1e1', '5 0', '9999'])('“%s” is no deposit', (typed) => {
  expect(typedDeposit(typed)).toBeNull()
})
