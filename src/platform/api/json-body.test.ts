import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './json-body.ts'
import { isRefusal } from './refusal.ts'

const outcomeOf = (text: string) => {
  try {
    return { value: parseJson(text) }
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    return { status: problem.status }
  }
}

test.each([
  '{',
  '',
  '["\\ud800"]',
  '{"a":{"b":"x\\uDC00"}}',
  '{"\\ud800":1}',
  '"\\u0000"',
  `${'['.repeat(33)}${']'.repeat(33)}`,
])('refuses %.40s', (text) => {
  expect(outcomeOf(text)).toEqual({ status: 400 })
})

test.each([
  ['"\\ud83d\\udeb2"', '🚲'],
  ['"\\\\ud800"', '\\ud800'],
  ['{"a":["\\u00e9"]}', { a: ['é'] }],
])('reads %s', (text, value) => {
  expect(outcomeOf(text)).toEqual({ value })
})

test('reads valid JSON and refuses text that cannot be stored', () => {
  const seen = { read: 0, refused: 0 }
  const plain = fc.string({ unit: 'grapheme' })
  const odd = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', '\udfff', '\0'))
  fc.assert(
    fc.property(
      fc.oneof(fc.dictionary(plain, fc.array(plain)), fc.dictionary(odd, fc.array(odd))),
      (value) => {
        const texts = Object.entries(value).flatMap(([name, all]) => [name, ...all])
        const isOdd = texts.some((text) => text.includes('\0') || !text.isWellFormed())
        const outcome = outcomeOf(JSON.stringify(value))
        expect('status' in outcome).toBe(isOdd)
        seen[isOdd ? 'refused' : 'read'] += 1
      },
    ),
  )
  expect(Math.min(seen.read, seen.refused)).toBeGreaterThan(20)
})
