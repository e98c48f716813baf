import { expect, test } from 'vitest'
import { newShortCode } from '#/platform/config/ids.server.ts'
import { normalShortCode, shortCode } from './short-code.ts'

test('a code is valid as it is printed, in lower case, with spaces and without its dash', () => {
  const code = newShortCode()
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  const typed = [code, code.toLowerCase(), ` ${code.replace('-', ' / ')} `, code.replace('-', '')]
  expect(typed.map(normalShortCode)).toEqual([code, code, code, code])
})

test('a code contains no characters that are easily confused', () => {
  const drawn = new Set<number>()
  const codes = Array.from({ length: 30 }, (_, at) =>
    shortCode((below) => {
      drawn.add(below)
      return at
    }),
  )
  expect([...drawn]).toEqual([30])
  expect(new Set(codes).size).toBe(30)
  expect(codes.join('')).not.toMatch(/[01ILOU]/)
  expect([codes[0], codes[29]]).toEqual(['2222-2222', 'ZZZZ-ZZZZ'])
})

test.each(['', 'K7QM', 'K7QM-2RTX-9', 'K7QM-2RT0', 'ILOU-0000', '2345-678O', '../../etc'])(
  '“%s” is no code',
  (text) => {
    expect(normalShortCode(text)).toBeNull()
  },
)
