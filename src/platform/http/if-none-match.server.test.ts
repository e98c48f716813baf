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
])('a client holding %s is told "not modified": %s', (held, told) => {
  expect(matchesEtag(held, 'W/"abc"')).toBe(told)
})
