import { expect, test } from 'vitest'
import { createMemoryLimit } from './memory-limit.ts'
import { networkOf } from './network.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 16, 9, 0, seconds))
const home = networkOf('192.0.2.1')
const office = networkOf('2001:db8::1')

test('a network over its limit waits for the next minute, and others do not', () => {
  const count = createMemoryLimit()
  const call = (seconds: number, network = home) => count(network, { limit: 2, now: at(seconds) })
  call(0)
  call(10)
  expect(() => call(20)).toThrow(
    expect.objectContaining({ status: 429, details: { status: 429, retryAfter: 40 } }),
  )
  expect(() => call(20, office)).not.toThrow()
  expect(() => call(60)).not.toThrow()
})

test('the window has the given length', () => {
  const count = createMemoryLimit(600)
  count(home, { limit: 1, now: at(0) })
  expect(() => count(home, { limit: 1, now: at(599) })).toThrow('too-many-requests')
  expect(() => count(home, { limit: 1, now: at(600) })).not.toThrow()
})

test('a flood from invented networks neither fills the memory nor resets current counts', () => {
  const count = createMemoryLimit()
  const call = (index: number) =>
    count(networkOf(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`), {
      limit: 1,
      now: at(0),
    })
  for (let index = 0; index < 50_000; index += 1) call(index)
  expect(() => call(49_999)).toThrow('too-many-requests')
  for (let index = 50_000; index < 50_100; index += 1) call(index)
  // Only the oldest hundred were dropped for the newest.
  expect(() => call(0)).not.toThrow()
  expect(() => call(49_999)).toThrow('too-many-requests')
})
