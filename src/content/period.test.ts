import { expect, test } from 'vitest'
import { periodsOf } from './period.ts'

test('a time without an offset is in the time zone of each site', () => {
  expect(periodsOf({ from: '2026-07-01T08:00', until: '2026-12-01T08:00' })).toEqual([
    { site: 'uk', from: new Date('2026-07-01T07:00Z'), until: new Date('2026-12-01T08:00Z') },
    { site: 'de', from: new Date('2026-07-01T06:00Z'), until: new Date('2026-12-01T07:00Z') },
  ])
})

test('a time with an offset is the same instant on all sites', () => {
  expect(periodsOf({ from: '2026-07-01T08:00:00+02:00' })).toEqual([
    { site: null, from: new Date('2026-07-01T06:00Z') },
  ])
})

test('a period may be for one site', () => {
  expect(periodsOf({ site: 'de', until: '2026-12-01' })).toEqual([
    { site: 'de', until: new Date('2026-11-30T23:00Z') },
  ])
  expect(() => periodsOf({ site: 'fr' })).toThrow('--site must be one of uk, de.')
})

test('without any times it is from now on, everywhere', () => {
  expect(periodsOf({})).toEqual([{ site: null }])
})
