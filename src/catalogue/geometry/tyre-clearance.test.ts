import { expect, test } from 'vitest'
import { tyreClearance } from './tyre-clearance.ts'

const maxTyre = { '700c': 45, '650b': 50 }

test('the clearance is that of the wheels that the bike comes with', () => {
  expect(tyreClearance({ facts: { maxTyre }, look: {} })).toBe(45)
  expect(tyreClearance({ facts: { maxTyre, wheelSize: '650b' }, look: {} })).toBe(50)
})

test('bolted mudguards take three millimetres of it, and clip-on ones none', () => {
  const withGuards = (mudguards: true | 'clip') => ({
    facts: { maxTyre },
    look: { extras: { mudguards } },
  })
  expect(tyreClearance(withGuards(true))).toBe(42)
  expect(tyreClearance(withGuards('clip'))).toBe(45)
})

test('a clearance that nobody has stated is unknown', () => {
  expect(tyreClearance({ facts: {}, look: {} })).toBeNull()
  expect(
    tyreClearance({ facts: { maxTyre: { '700c': 45 }, wheelSize: '650b' }, look: {} }),
  ).toBeNull()
})
