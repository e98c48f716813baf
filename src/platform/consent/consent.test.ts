import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionalCategories } from './browser-entries.ts'
import {
  allows,
  consentRevision,
  type Decision,
  decisionText,
  isCurrent,
  listRevision,
  readDecision,
} from './consent.ts'
import { bitsOf, thirdParties } from './third-parties.ts'

const id = '0123456789abcdef0123456789abcdef'
const decided = (changes: Partial<Decision> = {}): Decision => ({
  revision: listRevision,
  categories: ['statistics'],
  id,
  ...changes,
})

test('a decision is the same after it was stored in a cookie', () => {
  fc.assert(
    fc.property(
      fc.subarray([...optionalCategories]),
      fc.integer({ min: 1, max: 999_999 }),
      fc.boolean(),
      (categories, revision, hasProof) => {
        const decision = { categories, revision, id: hasProof ? id : null }
        const text = decisionText(decision)
        expect(readDecision(text)).toEqual(decision)
        // Nothing in it has to be encoded, so the browser and the server write the same.
        expect(encodeURIComponent(text)).toBe(text)
      },
    ),
  )
})

test.each(['', '1', '1.', 'x.none', '1.none.short', '1.none.<script>', `1.none.${id}0`, 'true'])(
  'the cookie value "%s" is no decision',
  (text) => {
    expect(readDecision(text)).toBeNull()
  },
)

test('categories that the shop does not know are ignored', () => {
  expect(readDecision(`1.everything-statistics.${id}`)?.categories).toEqual(['statistics'])
})

test('only what was accepted is allowed', () => {
  expect(
    optionalCategories.filter((category) => allows(decided(), category, listRevision)),
  ).toEqual(['statistics'])
})

test('nothing is allowed before the visitor has decided', () => {
  for (const category of optionalCategories)
    expect(allows(null, category, listRevision)).toBe(false)
})

test('a new revision asks again: an earlier consent no longer counts', () => {
  const outdated = decided({ revision: listRevision - 1 })
  expect(allows(outdated, 'statistics', listRevision)).toBe(false)
})

test.each([
  ['nobody has decided', null, true],
  ['it was rejected', decided({ categories: [], id: null }), false],
  ['it was rejected in an older list', decided({ revision: 0, categories: [], id: null }), false],
  ['it was accepted in an older list', decided({ revision: 0, categories: ['preferences'] }), true],
])('what a site may use unasked, when %s', (_, decision, isAllowed) => {
  expect(allows(decision, 'preferences', listRevision, true)).toBe(isAllowed)
})

test('each third party has a bit of its own, and the revision fits into cookie and proof', () => {
  const parties = Object.values(thirdParties)
  const bits = parties.map(({ bit }) => bit)
  expect(new Set(bits).size).toBe(parties.length)
  for (const bit of bits) expect(Number.isInteger(Math.log2(bit)), String(bit)).toBe(true)
  expect(consentRevision(511)).toBeLessThan(1_000_000)
  expect(bitsOf(['bloomreach', 'tagManager'])).toBe(bitsOf(['tagManager', 'bloomreach']))
})

test('no third party is loaded by a box that a site may tick from the start', () => {
  const categories: string[] = Object.values(thirdParties).flatMap((party) => party.categories)
  expect(categories).not.toContain('preferences')
})

test('a third party that is added asks again, one that is removed does not', () => {
  const about = (...parties: Parameters<typeof bitsOf>[0]) => consentRevision(bitsOf(parties))
  const before = decided({ revision: about('tagManager') })
  expect(isCurrent(before, about('tagManager', 'bloomreach'))).toBe(false)
  expect(isCurrent(before, about('tagManager'))).toBe(true)
  expect(isCurrent(before, about())).toBe(true)
  expect(isCurrent(decided(), about('goInStore'))).toBe(false)
  expect(isCurrent(decided({ revision: about('tagManager') + 1 }), about('tagManager'))).toBe(false)
})
