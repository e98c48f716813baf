import { expect, test } from 'vitest'
import { matchesEtag } from './if-none-match.server.ts'

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['*', true],
  ['"other", W/"abc"', true],
  ['W/"other","abc" ,"third"', true],
  ['"other"', false],
  ['abc', false],
  ['W/"abc', false],
  ['', false],
])('If-None-Match %s matches: %s', (held, expected) => {
  expect(matchesEtag(held, 'W/"abc"')).toBe(expected)
})
