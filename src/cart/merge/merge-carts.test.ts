import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CartLine, lineKey, totalQuantity } from '#/cart/lines/cart.ts'
import { mergeLines } from './merge-carts.ts'

const aLine = (line: Partial<CartLine> = {}): CartLine => ({
  uid: 'u',
  sku: 'HELMET',
  quantity: 1,
  options: [],
  entered: [],
  colour: null,
  ...line,
})
const withWheels = (sku: string) => aLine({ options: [{ sectionId: 7, sku }] })

test('adds up the same item of both carts', () => {
  expect(mergeLines([aLine({ quantity: 2 })], [aLine({ quantity: 3, uid: 'v' })])).toEqual([
    aLine({ quantity: 5 }),
  ])
})

test('keeps the same bike with another build on its own line', () => {
  expect(mergeLines([withWheels('A')], [withWheels('B')])).toHaveLength(2)
})

test('keeps the same bike in another paint on its own line', () => {
  const fog = aLine({ colour: { uid: 'c', sku: 'BBCOLOUR-FOG' } })
  expect(mergeLines([aLine()], [fog])).toHaveLength(2)
})

test('keeps a bike with a name on the top tube on its own line', () => {
  expect(mergeLines([aLine()], [aLine({ entered: [{ uid: 'name', value: 'Ada' }] })])).toHaveLength(
    2,
  )
})

test('ignores the order in which parts were chosen', () => {
  const parts = [
    { sectionId: 7, sku: 'A' },
    { sectionId: 10, sku: 'B' },
  ]
  expect(lineKey(aLine({ options: parts }))).toBe(lineKey(aLine({ options: parts.toReversed() })))
})

const anyLines = fc.array(
  fc.record({
    sku: fc.constantFrom('A', 'B', 'C'),
    quantity: fc.integer({ min: 1, max: 9 }),
    wheels: fc.constantFrom(null, 'W1', 'W2'),
  }),
  { maxLength: 8 },
)
const toLines = (rows: { sku: string; quantity: number; wheels: string | null }[]) =>
  mergeLines(
    [],
    rows.map(({ sku, quantity, wheels }, index) => ({
      ...(wheels ? withWheels(wheels) : aLine()),
      uid: `${index}`,
      sku,
      quantity,
    })),
  )

test('keeps every piece, and every build once', () => {
  fc.assert(
    fc.property(anyLines, anyLines, (mine, theirs) => {
      const [customer, guest] = [toLines(mine), toLines(theirs)]
      const merged = mergeLines(customer, guest)
      expect(totalQuantity(merged)).toBe(totalQuantity(customer) + totalQuantity(guest))
      expect(new Set(merged.map(lineKey)).size).toBe(merged.length)
    }),
  )
})
