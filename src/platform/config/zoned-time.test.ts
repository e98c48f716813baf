import { expect, test } from 'vitest'
import { instantOf, isLocalTime } from './zoned-time.ts'

const london = 'Europe/London'
const berlin = 'Europe/Berlin'

test.each([
  ['2026-11-27T08:00', london, '2026-11-27T08:00:00.000Z'],
  ['2026-11-27T08:00:30', berlin, '2026-11-27T07:00:30.000Z'],
  ['2026-07-01', london, '2026-06-30T23:00:00.000Z'],
  ['2026-07-01T00:00', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-11-27T08:00:00Z', berlin, '2026-11-27T08:00:00.000Z'],
  ['2026-11-27T08:00:00+05:30', berlin, '2026-11-27T02:30:00.000Z'],
])('%s in %s', (text, zone, expected) => {
  expect(instantOf(text, zone)?.toISOString()).toBe(expected)
})

test.each([
  // Clocks in Britain go from 01:00 to 02:00 on 29 March and from 02:00 to 01:00 on 25 October.
  ['2026-03-29T00:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T00:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
])('%s is right on the day when clocks change', (text, expected) => {
  expect(instantOf(text, london)?.toISOString()).toBe(expected)
})

test.each([
  'tomorrow',
  '2026-13-01',
  '2026-11-31',
  '2026-02-29T08:00',
  '2026-11-31T08:00:00Z',
  '2026-11-27T25:00',
  '27.11.2026',
  '',
  '2026-11-27T08:00:00+1',
])('"%s" is no time', (text) => expect(instantOf(text, london)).toBeNull())

test('a time with an offset needs no zone', () => {
  expect(isLocalTime('2026-11-27T08:00')).toBe(true)
  expect(isLocalTime('2026-11-27T08:00:00Z')).toBe(false)
})
