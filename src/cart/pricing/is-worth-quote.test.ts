import { expect, test } from 'vitest'
import { isWorthQuote } from './is-worth-quote.ts'

test.each([
  ['a jersey', false, 69_00, false],
  ['equipment one penny below the least certificate', false, 99_99, false],
  ['equipment worth the least certificate', false, 100_00, true],
  ['a bike, whatever it costs', true, 99_99, true],
])('a quote is offered or not for %s', (_name, hasBike, totalInPence, expected) => {
  expect(isWorthQuote({ hasBike, totalInPence })).toBe(expected)
})
