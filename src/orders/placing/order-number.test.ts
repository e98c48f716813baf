import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalOrderNumber, orderNumberFrom } from './order-number.ts'

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })

test('a number is found again however it is typed', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const number = orderNumberFrom(random)
      if (number === null) return
      for (const typed of [number.toLowerCase(), number.replace('-', ''), ` ${number} `])
        expect(normalOrderNumber(typed)).toBe(number)
    }),
  )
})

test('numbers hold nothing that can be misread', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(orderNumberFrom(random) ?? '').not.toMatch(/[01ILOU]/)
    }),
  )
})

test('no letter comes up more often than another', () => {
  const everyByte = Array.from({ length: 256 }, (_, byte) => byte)
  const counted = new Map<string, number>()
  for (const byte of everyByte) {
    const letter = orderNumberFrom(Array.from({ length: 8 }, () => byte))?.[0]
    if (letter) counted.set(letter, (counted.get(letter) ?? 0) + 1)
  }
  expect(new Set(counted.values())).toEqual(new Set([8]))
})

test.each(['', '123', 'ILOU-0000', '2345-678O', '2222-22222', '../../etc'])(
  '“%s” is no number',
  (text) => {
    expect(normalOrderNumber(text)).toBeNull()
  },
)

test('a number has eight signs in two groups, from the first bytes that are of use', () => {
  // 240 and above would favour the first letters, so they are passed over
  expect(orderNumberFrom([0, 1, 240, 255, 7, 8, 29, 30, 239, 2, 3])).toBe('239A-Z2Z4')
  expect(orderNumberFrom([0, 1, 2, 3, 4, 5, 6])).toBeNull()
  expect(orderNumberFrom([0, 1, 2, 3, 4, 5, 6, 7])).toBe('2345-6789')
})

test('a number may be typed with any signs between its letters', () => {
  expect(normalOrderNumber(' 2345 / 6abc')).toBe('2345-6ABC')
})
