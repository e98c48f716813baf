import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalOrderNumber, orderNumberFrom } from './order-number.ts'

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })

test('normalises a number typed in lower case, without a dash or with spaces', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const number = orderNumberFrom(random)
      if (number === null) return
      for (const typed of [number.toLowerCase(), number.replace('-', ''), ` ${number} `])
        expect(normalOrderNumber(typed)).toBe(number)
    }),
  )
})

test('numbers contain no characters that are easily confused', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(orderNumberFrom(random) ?? '').not.toMatch(/[01ILOU]/)
    }),
  )
})

test('every character is equally likely', () => {
  const everyByte = Array.from({ length: 256 }, (_, byte) => byte)
  const counts = new Map<string, number>()
  for (const byte of everyByte) {
    const letter = orderNumberFrom(Array.from({ length: 8 }, () => byte))?.[0]
    if (letter) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  expect(new Set(counts.values())).toEqual(new Set([8]))
})

test.each(['', '123', 'ILOU-0000', '2345-678O', '2222-22222', '../../etc'])(
  '“%s” is not an order number',
  (text) => {
    expect(normalOrderNumber(text)).toBeNull()
  },
)

test('a number has eight characters in two groups, from the first usable bytes', () => {
  // Bytes from 240 would favour the first letters, so they are skipped.
  expect(orderNumberFrom([0, 1, 240, 255, 7, 8, 29, 30, 239, 2, 3])).toBe('239A-Z2Z4')
  expect(orderNumberFrom([0, 1, 2, 3, 4, 5, 6])).toBeNull()
  expect(orderNumberFrom([0, 1, 2, 3, 4, 5, 6, 7])).toBe('2345-6789')
})

test('any separators between the characters are accepted', () => {
  expect(normalOrderNumber(' 2345 / 6abc')).toBe('2345-6ABC')
})
