import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOfPath, pathText } from './json-lines.ts'

const text = `{
  "name": "a \\"quoted\\" } name",
  "builds": [
    { "price": 1 },
    {
      "price": 2,
      "sizes": ["S", "M"]
    }
  ]
}`

test('returns the line of a value', () => {
  expect(lineOfPath(text, ['builds', 1, 'price'])).toBe(6)
  expect(lineOfPath(text, ['builds', 1, 'sizes', 1])).toBe(7)
})

test('returns the line of the parent for a missing field', () => {
  expect(lineOfPath(text, ['builds', 1, 'weight'])).toBe(5)
})

test('paths count from one', () => {
  expect(pathText(['builds', 1, 'price'])).toBe('builds[2].price')
})

test('returns the right line in any document', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (before, key) => {
      const document = JSON.stringify({ ...before, [key]: undefined, wanted: 'here' }, null, 1)
      const line = document.split('\n')[lineOfPath(document, ['wanted']) - 1]
      expect(line).toContain('"wanted": "here"')
    }),
  )
})
