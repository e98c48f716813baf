import { expect, test } from 'vitest'
import { aLine, aMarket, anItem, aPart, catalogueOf, withParts } from '#/cart/api/sample-cart.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { addLines, setQuantities } from '#/cart/lines/change-lines.ts'
import { capMerged, mergeLines } from '#/cart/merge/merge-carts.ts'
import { priced } from './sample-pricing.ts'

/** Different builds of one bike that count how often anybody looks at their parts. */
function countedBikes(count: number, from = 0) {
  const looks = { parts: 0 }
  const lines = Array.from({ length: count }, (_, at): CartLine => {
    const { options, ...line } = aLine('BIKE', {
      uid: `bike-${from + at}`,
      entered: [{ uid: 'name', value: `${from + at}` }],
      ...withParts('CHEAP'),
    })
    return {
      ...line,
      get options() {
        looks.parts += 1
        return options
      },
    }
  })
  return { lines, looks }
}

const shop = {
  catalogue: catalogueOf(
    anItem('BIKE', 2_899_99, { kind: 'bike', leadTimeDays: null, parts: { wheelset: 'OWN' } }),
    aPart('OWN', 399_99),
    aPart('CHEAP', 149_50, 'wheelset', { leadTimeDays: null }),
  ),
  stock: new Map([
    ['BIKE', 500],
    ['CHEAP', 500],
  ]),
  market: aMarket(),
}

/** The number of times that parts are looked at, for so many bikes in the cart. */
type Work = (inCart: number) => number

const pricing: Work = (count) => {
  const { lines, looks } = countedBikes(count)
  expect(priced(lines).lines).toHaveLength(count)
  return looks.parts
}
const adding: Work = (count) => {
  const { lines, looks } = countedBikes(count)
  const requested = countedBikes(10, count).lines.map((line, index) => ({ index, line }))
  expect(addLines(lines, requested, shop).lines).toHaveLength(count + 10)
  return looks.parts
}
const raising: Work = (count) => {
  const { lines, looks } = countedBikes(count)
  const changes = lines.slice(0, 10).map(({ uid }) => ({ uid, quantity: 2 }))
  expect(setQuantities(lines, changes, shop).problems).toEqual([])
  return looks.parts
}
const merging: Work = (count) => {
  const [own, guest] = [countedBikes(count / 2), countedBikes(count / 2, count)]
  const merged = mergeLines(own.lines, guest.lines)
  expect(capMerged(merged, own.lines, shop).lines).toHaveLength(count)
  return own.looks.parts + guest.looks.parts
}

test.each([
  ['to price a cart', pricing],
  ['to add ten bikes to it', adding],
  ['to raise ten quantities', raising],
  ['to merge two carts', merging],
])('%s takes no more work for each bike if there are many', (_what, work) => {
  const [twenty, forty, eighty] = [work(20), work(40), work(80)]
  expect(twenty).toBeGreaterThan(20)
  expect(eighty - forty).toBe(2 * (forty - twenty))
})
