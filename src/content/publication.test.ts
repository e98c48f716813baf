import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeTimes,
  comingChanges,
  lastPublished,
  liveVersion,
  type Publication,
  versionBefore,
} from './publication.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour))
const publication = (
  id: number,
  version: number | null,
  from: number,
  until: number | null = null,
): Publication => ({
  id,
  version,
  site: null,
  from: at(from),
  until: until === null ? null : at(until),
})

test.each([
  ['nothing was published', [], null],
  ['the first version', [publication(1, 1, 8)], 1],
  ['a newer publication', [publication(1, 1, 8), publication(2, 2, 10)], 2],
  ['one that begins now', [publication(1, 1, 12)], 1],
  ['one that begins later', [publication(1, 1, 8), publication(2, 2, 13)], 1],
  ['one that ends now', [publication(1, 1, 8), publication(2, 2, 9, 12)], 1],
  ['one that has not ended', [publication(1, 1, 8), publication(2, 2, 9, 13)], 2],
  [
    'an older version again',
    [publication(1, 1, 8), publication(2, 2, 9), publication(3, 1, 10)],
    1,
  ],
  ['the page was taken down', [publication(1, 1, 8), publication(2, null, 10)], null],
  ['the page is taken down later', [publication(1, 1, 8), publication(2, null, 13)], 1],
])('at noon: %s', (_, publications, version) => {
  expect(liveVersion(publications, 'uk', at(12))).toBe(version)
})

test('a page changes only at its change times', () => {
  const anyPublication = fc.record({
    id: fc.nat(20),
    version: fc.option(fc.nat(5)),
    site: fc.constantFrom('uk' as const, 'de' as const, null),
    from: fc.nat(20).map(at),
    until: fc.option(fc.nat(20).map(at)),
  })
  let changes = 0
  fc.assert(
    fc.property(fc.array(anyPublication), fc.nat(20), (publications, hour) => {
      const [before, now] = [new Date(at(hour).getTime() - 1), at(hour)]
      if (liveVersion(publications, 'uk', before) === liveVersion(publications, 'uk', now)) return
      changes += 1
      expect(changeTimes(publications).map(Number)).toContain(now.getTime())
    }),
    { numRuns: 1_000 },
  )
  expect(changes).toBeGreaterThan(10)
})

test('a publication for one site leaves the other alone', () => {
  const publications = [publication(1, 1, 8), { ...publication(2, 2, 9), site: 'de' as const }]
  expect(liveVersion(publications, 'uk', at(12))).toBe(1)
  expect(liveVersion(publications, 'de', at(12))).toBe(2)
})

test('the changes to come are those that a visitor would notice', () => {
  const campaign = [publication(1, 1, 8), publication(2, 2, 13, 15)]
  expect(comingChanges(campaign, 'uk', at(12))).toEqual([
    { at: at(13), version: 2 },
    { at: at(15), version: 1 },
  ])
  expect(comingChanges([...campaign, publication(3, 3, 12)], 'uk', at(12))).toEqual([])
})

test.each([
  ['the version before', [publication(1, 1, 8), publication(2, 2, 9)], 1],
  ['a withdrawn version', [publication(1, 1, 8), publication(2, null, 9)], 1],
  ['nothing before the first', [publication(1, 1, 8)], null],
  ['nothing that is only scheduled', [publication(1, 1, 8), publication(2, 2, 13)], null],
])('undoing goes back to %s', (_, publications, version) => {
  expect(versionBefore(publications, 'uk', at(12))).toBe(version)
})

test('a publication on one site does not make the page of another newer', () => {
  const publications: Publication[] = [
    publication(1, 1, 8),
    { ...publication(2, 2, 10), site: 'de' },
    publication(3, 3, 20),
  ]
  expect(lastPublished(publications, 'uk', at(12))).toEqual(at(8))
  expect(lastPublished(publications, 'de', at(12))).toEqual(at(10))
  expect(lastPublished([], 'uk', at(12))).toBeNull()
})
