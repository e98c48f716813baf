import { expect, test } from 'vitest'
import { startLaps } from './page-times.server.ts'

test('a lap is the time since the one before, in tenths of a millisecond', () => {
  const times = [100, 103.21, 103.21, 110]
  const lap = startLaps(() => times.shift() ?? 0)
  expect([lap(), lap(), lap()]).toEqual([3.2, 0, 6.8])
})
