import { expect, test } from 'vitest'
import { describe } from './story.server.ts'

const words = (count: number) => Array.from({ length: count }, () => 'gravel').join(' ')

test('a text is folded only where a phone saves at least three lines', () => {
  expect(describe(words(30)).excerpt).toBeNull()
  expect(describe(words(50)).excerpt).toBeNull()
  expect(describe(words(60)).excerpt).toMatch(/^gravel .*gravel…$/)
})
