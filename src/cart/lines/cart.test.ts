import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineKey, piecesNeeded, totalQuantity } from './cart.ts'
import { aLine, withParts } from '#/cart/api/sample-cart.ts'

const fog = { colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } }

test('counts a bike with its paint as one item', () => {
  expect(totalQuantity([])).toBe(0)
  expect(
    totalQuantity([aLine('BELL', { quantity: 3 }), aLine('BIKE', { quantity: 2, ...fog })]),
  ).toBe(5)
})

test('counts parts and paint for each bike, across lines', () => {
  const bikes = aLine('BIKE', { quantity: 2, ...withParts('WHEELS', 'BELL'), ...fog })
  expect(Object.fromEntries(piecesNeeded([bikes, aLine('BELL', { quantity: 3 })]))).toEqual({
    BIKE: 2,
    WHEELS: 2,
    BELL: 5,
    'BBCOLOUR-FOG': 2,
  })
})

test.each([
  ['another part', withParts('OTHER')],
  ['the same part in another section', { options: [{ sectionId: 8, sku: 'WHEELS' }] }],
  ['another paint', { colour: { uid: 'c', sku: 'BBCOLOUR-INK' } }],
  ['no paint', { colour: null }],
  ['a name on it', { entered: [{ uid: 'name', value: 'Ada' }] }],
])('treats a bike with %s as a different line', (_what, change) => {
  const bike = aLine('BIKE', { ...withParts('WHEELS'), ...fog })
  expect(lineKey({ ...bike, ...change })).not.toBe(lineKey(bike))
})

test('distinguishes engravings by text and by field', () => {
  const engraved = (uid: string, value: string) =>
    lineKey(aLine('BIKE', { entered: [{ uid, value }] }))
  const keys = [engraved('name', 'Ada'), engraved('name', 'Bob'), engraved('place', 'Ada')]
  expect(new Set(keys).size).toBe(3)
})

test('never mistakes the end of a field’s name for the beginning of its text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '=', ',', '"', '[', '\\'), maxLength: 4 })
  const entered = fc.array(fc.record({ uid: text, value: text }), { maxLength: 2 })
  const known = new Map<string, string>()
  const keyOf = (options: { uid: string; value: string }[]) =>
    lineKey(aLine('BIKE', { entered: options }))
  const plain = (options: { uid: string; value: string }[]) =>
    JSON.stringify(options.map(({ uid, value }) => [uid, value]).toSorted(byText))
  fc.assert(
    fc.property(entered, (options) => {
      const seen = known.get(keyOf(options)) ?? plain(options)
      known.set(keyOf(options), seen)
      expect(plain(options)).toBe(seen)
    }),
    { numRuns: 500 },
  )
  expect(known.size).toBeGreaterThan(100)
  expect(keyOf([{ uid: 'a=b', value: 'c' }])).not.toBe(keyOf([{ uid: 'a', value: 'b=c' }]))
})

const byText = (a: string[], b: string[]) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

test('ignores quantity and price in the key of a line', () => {
  expect(lineKey(aLine('BIKE', { quantity: 2, uid: 'other' }))).toBe(lineKey(aLine('BIKE')))
})
