import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { newPairingCode, normalPairingCode } from './pairing-code.ts'

test('a code is valid as it is printed, in lower case, and without its dash', () => {
  const code = newPairingCode((below) => randomInt(below))
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  const typed = [code, code.toLowerCase(), ` ${code.replace('-', ' ')} `, code.replace('-', '')]
  expect(typed.map(normalPairingCode)).toEqual([code, code, code, code])
})

test.each(['', 'K7QM', 'K7QM-2RTX-9', 'K7QM-2RT0', 'K7QM-2RTI'])('%o is no code', (text) => {
  expect(normalPairingCode(text)).toBeNull()
})
