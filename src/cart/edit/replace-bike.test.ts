import { expect, test } from 'vitest'
import { anItem, aLine, aMarket, aPart, catalogueOf, withParts } from '#/cart/api/sample-cart.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import type { RequestedLine } from '#/cart/lines/to-cart-lines.ts'
import { replaceBike } from './replace-bike.ts'

const bikeItem = { kind: 'bike', productId: 7, parts: { wheelset: 'OWN' } } as const
const shop = {
  catalogue: catalogueOf(
    anItem('HELMET', 89_95, { productId: 3 }),
    anItem('BIKE-M', 2_899_99, bikeItem),
    anItem('BIKE-L', 2_899_99, bikeItem),
    anItem('OTHER', 1_899_99, { kind: 'bike', productId: 8 }),
    aPart('OWN', 399_99),
    aPart('CARBON', 999_99),
    aPart('LAST', 599_99, 'wheelset', { leadTimeDays: null }),
    aPart('BBCOLOUR-FOG', 250_03, 'frameColour'),
    aPart('BBCOLOUR-INK', 250_03, 'frameColour'),
  ),
  stock: new Map([['LAST', 1]]),
  market: aMarket(),
}
const fog = { uid: 'paint', sku: 'BBCOLOUR-FOG' }
const helmet = aLine('HELMET')
const held = aLine('BIKE-M', { uid: 'mine', quantity: 2, colour: fog })
const cart = [helmet, held, aLine('OTHER')]
const replace = (line: CartLine, { lines = cart, uid = 'mine' }: Place = {}) =>
  replaceBike(lines, { uid, requested: [{ index: 0, line }] }, shop)
type Place = { lines?: readonly CartLine[]; uid?: string }
const codes = ({ problems }: ReturnType<typeof replace>) => problems.map(({ problem }) => problem)

test('a changed bike keeps its place, its number and its uid in the cart', () => {
  const { lines, problems } = replace(aLine('BIKE-L', { uid: 'new', ...withParts('CARBON') }))
  expect(problems).toEqual([])
  expect(lines.map(({ uid }) => uid)).toEqual(['uid-HELMET', 'mine', 'uid-OTHER'])
  expect(lines[1]).toEqual({ ...held, sku: 'BIKE-L', colour: null, ...withParts('CARBON') })
})

test('another paint takes the place of the first, and the paint keeps its uid', () => {
  const ink = aLine('BIKE-M', { colour: { uid: 'fresh', sku: 'BBCOLOUR-INK' } })
  expect(replace(ink).lines[1]?.colour).toEqual({ uid: 'paint', sku: 'BBCOLOUR-INK' })
  const plain = [aLine('BIKE-M', { uid: 'mine' })]
  expect(replace(ink, { lines: plain }).lines[0]?.colour?.uid).toBe('fresh')
})

test('the price that the shopper last saw is forgotten with the old build', () => {
  const seen = { ...held, lastSeenPrice: { amount: 3_150_02, currency: 'GBP' as const } }
  const { lines } = replace(aLine('BIKE-L'), { lines: [seen] })
  expect(lines[0]).not.toHaveProperty('lastSeenPrice')
})

test('a name on the top tube stays, since the configurator does not know it', () => {
  const named = { ...held, entered: [{ uid: 'name', value: 'Ada' }] }
  expect(replace(aLine('BIKE-L'), { lines: [named] }).lines[0]?.entered).toEqual(named.entered)
})

test('a bike that is changed into one that lies beside it becomes one line with both', () => {
  const lines = [aLine('BIKE-L', { uid: 'other', quantity: 3 }), helmet, held]
  const changed = replace(aLine('BIKE-L', { uid: 'new' }), { lines })
  expect(changed.lines.map(({ uid, quantity }) => [uid, quantity])).toEqual([
    ['uid-HELMET', 1],
    ['mine', 5],
  ])
})

test('the same build leaves the cart as it is', () => {
  expect(replace({ ...held, uid: 'new' }).lines).toBe(cart)
})

test.each([
  ['a line that is gone', aLine('BIKE-L'), { uid: 'gone' }, 'unknownItem'],
  ['the paint of a bike', aLine('BIKE-L'), { uid: 'paint' }, 'childItem'],
  ['another bike', aLine('OTHER'), {}, 'otherBike'],
  ['a helmet that shall be a bike', aLine('BIKE-L'), { uid: 'uid-HELMET' }, 'otherBike'],
  ['a bike that shall be a helmet', aLine('HELMET'), {}, 'noBike'],
  ['two bikes for which one wheelset is left', aLine('BIKE-M', withParts('LAST')), {}, 'notEnough'],
  ['a part that nobody sells', aLine('BIKE-M', withParts('NONE')), {}, 'partGone'],
  [
    'more than ten bikes in one line',
    aLine('BIKE-L'),
    { lines: [held, aLine('BIKE-L', { quantity: 9 })] },
    'quantityTooLarge',
  ],
] as const)('%s is refused, and the cart stays as it was', (_, line, place: Place, problem) => {
  const outcome = replace(line, place)
  expect(codes(outcome)).toEqual([problem])
  expect(outcome.lines).toBe(place.lines ?? cart)
})

test('a build that does not fit is refused for its own reason', () => {
  const misfit: RequestedLine = { index: 0, problem: 'doesNotFit', name: 'BIKE-M' }
  const outcome = replaceBike(cart, { uid: 'mine', requested: [misfit] }, shop)
  expect(outcome).toEqual({ lines: cart, problems: [misfit] })
})

test('one line becomes one bike, not two and not none', () => {
  const two = [aLine('BIKE-M'), aLine('BIKE-L')].map((line, index) => ({ index, line }))
  for (const requested of [two, []])
    expect(codes(replaceBike(cart, { uid: 'mine', requested }, shop))).toEqual(['oneBikeAtATime'])
})
