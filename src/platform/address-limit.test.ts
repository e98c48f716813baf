import { expect, test } from 'vitest'
import { createAddressLimit } from './address-limit.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 16, 9, 0, seconds))

test('who asks too often within a minute waits for the next', () => {
  const limit = createAddressLimit()
  const ask = (seconds: number, address = '1.2.3.4') => limit.count(address, 2, at(seconds))
  ask(0)
  ask(10)
  expect(() => ask(20)).toThrow(
    expect.objectContaining({ status: 429, details: { status: 429, retryAfter: 40 } }),
  )
  expect(() => ask(20, '5.6.7.8')).not.toThrow()
  expect(() => ask(60)).not.toThrow()
})

test('a flood of invented addresses does not fill the memory', () => {
  const limit = createAddressLimit()
  for (let index = 0; index < 60_000; index += 1) limit.count(String(index), 1, at(0))
  expect(() => limit.count('0', 1, at(1))).not.toThrow()
})
