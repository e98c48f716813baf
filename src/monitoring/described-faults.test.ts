import { expect, test } from 'vitest'
import { contentHash } from '#/platform/config/ids.server.ts'
import { createSample, knownBuild } from './described-faults.ts'

test('the id of a build is logged', () => {
  const id = contentHash('a release')
  expect(knownBuild(id)).toBe(id)
})

test.each(['4111111111111111', '447700900123', 'ada_riders_example', '7K4M-9QX2', '', '__proto__'])(
  '“%s” in place of a build is not logged',
  (build) => {
    expect(knownBuild(build)).toBe('other')
  },
)

test('a flood of faults is described in part, and the next minute begins anew', () => {
  const isDescribed = createSample(3)
  const at = (time: string) => new Date(`2026-11-18T${time}Z`)
  const described = Array.from({ length: 500 }, () => isDescribed(at('10:00:30')))
  expect(described.filter(Boolean)).toHaveLength(3)
  expect(isDescribed(at('10:01:00'))).toBe(true)
})
