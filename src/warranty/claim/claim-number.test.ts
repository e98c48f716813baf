import { expect, test } from 'vitest'
import { normalClaimNumber } from './claim-number.ts'

test.each(['C-7K3M-9Q2X', 'c7k3m9q2x', ' 7K3M 9Q2X ', 'C 7k3m-9q2x'])('reads %j', (typed) => {
  expect(normalClaimNumber(typed)).toBe('C-7K3M-9Q2X')
})

test('reads a number that begins with a C of its own', () => {
  expect(normalClaimNumber('C7K3-M9Q2')).toBe('C-C7K3-M9Q2')
})

test.each(['', 'C-', 'C-7K3M', 'X-7K3M-9Q2X', 'C-7K3M-9Q2XX', 'C-OOOO-1111'])(
  'refuses %j',
  (typed) => {
    expect(normalClaimNumber(typed)).toBeNull()
  },
)
