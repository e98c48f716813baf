import { expect, test } from 'vitest'
import {
  aLine,
  aMarket,
  aPart,
  aWarehouse,
  catalogueOf,
  withParts,
} from '#/cart/api/sample-cart.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { linesFrom } from './price-cart.ts'
import { bell, bike, helmet, priced } from './sample-pricing.ts'

test('reports a shortage on the line concerned', () => {
  const last = { ...bell, leadTimeDays: null }
  const cart = priced([aLine('BELL', { quantity: 2 }), aLine('HELMET')], {
    catalogue: catalogueOf(last, helmet),
    stock: new Map([['BELL', 1]]),
  })
  expect(cart.lines.map(({ problem }) => problem)).toEqual(['notEnough', null])
})

test('sells the last pieces unless two lines need them', () => {
  const shop = {
    catalogue: catalogueOf({ ...bell, leadTimeDays: null }),
    stock: new Map([['BELL', 2]]),
  }
  const engraved = aLine('BELL', { uid: 'engraved', entered: [{ uid: 'name', value: 'Ada' }] })
  const problemsOf = (lines: CartLine[]) => priced(lines, shop).lines.map(({ problem }) => problem)
  expect(problemsOf([aLine('BELL', { quantity: 2 })])).toEqual([null])
  expect(problemsOf([aLine('BELL'), engraved])).toEqual([null, null])
  expect(problemsOf([aLine('BELL', { quantity: 2 }), engraved])).toEqual(['notEnough', 'notEnough'])
})

test('dispatches a bike after its workshop days', () => {
  const market = { ...aMarket(), warehouses: [aWarehouse({ queueDays: 3 })] }
  const [line] = priced([aLine('BIKE')], { market, stock: new Map([['BIKE', 1]]) }).lines
  expect(line?.dispatchDate).toBe('2026-11-19')
})

test('dispatches a line with its slowest part, including pieces beyond the stock level', () => {
  const market = aMarket()
  const slow = catalogueOf(
    { ...bike, leadTimeDays: null },
    aPart('OWN', 1),
    aPart('CHEAP', 1, 'wheelset', { leadTimeDays: 20 }),
  )
  const dayOf = (quantity: number, stock: Record<string, number>, parts: string[] = []) =>
    priced([aLine('BIKE', { quantity, ...withParts(...parts) })], {
      catalogue: slow,
      stock: new Map(Object.entries(stock)),
      market,
    }).lines[0]?.dispatchDate
  const atOnce = dayOf(1, { BIKE: 1 })
  expect(atOnce).toBe('2026-11-16')
  expect(dayOf(1, { BIKE: 1, CHEAP: 1 }, ['CHEAP'])).toBe(atOnce)
  expect(dayOf(2, { BIKE: 2, CHEAP: 1 }, ['CHEAP'])).toBe('2026-12-14')
})

test('dispatches a cart with its last line and passes notices on', () => {
  const cart = priced([aLine('HELMET'), aLine('BELL')], {
    stock: new Map([['HELMET', 1]]),
    notices: [{ code: 'COUPON_REMOVED' }],
  })
  const [first, second] = cart.lines.map(({ dispatchDate }) => dispatchDate)
  expect(first).toBe('2026-11-16')
  expect(second).toBe('2026-11-23')
  expect(cart.dispatchDate).toBe(second)
  expect(cart.notices).toEqual([{ code: 'COUPON_REMOVED' }])
})

test('names the first and the last day of delivery, in working days after the dispatch', () => {
  const stock = new Map([['HELMET', 1]])
  const { dispatchDate, deliveryDates } = priced([aLine('HELMET')], { stock })
  expect([dispatchDate, deliveryDates]).toEqual(['2026-11-16', ['2026-11-17', '2026-11-19']])
  expect(priced([aLine('HELMET')], { stock, shipping: null }).deliveryDates).toBeNull()
  expect(priced([], { stock }).deliveryDates).toBeNull()
})

test('a line that is not sold in the country has no day in any store either', () => {
  const market = aMarket()
  const shop = { catalogue: catalogueOf({ ...bell, notSoldTo: ['gb'] }, helmet), market }
  const cart = priced([aLine('BELL'), aLine('HELMET')], shop)
  const stock = new Map([
    ['BELL', 1],
    ['HELMET', 1],
  ])
  const inStore = linesFrom({ stock, inStore: stock, held: new Map() }, cart, market)
  expect(inStore.map(({ dispatchDate }) => dispatchDate)).toEqual([null, '2026-11-16'])
})

test('a cart is dispatched by the calendar of the warehouse that sends it', () => {
  const hull = aWarehouse({ code: 'hull', queueDays: 4, serves: { gb: 1, '*': 2 } })
  const flensburg = aWarehouse({ code: 'flensburg', calendar: 'de', serves: { de: 1 } })
  // The day before Ascension Day, which is a holiday in Germany alone, after the cut-off.
  const now = new Date('2026-05-13T15:00:00Z')
  const sentFrom = (country: string, pieces: { flensburg: number; hull: number }) => {
    const cart = priced([aLine('HELMET', { quantity: 2 })], {
      market: { ...aMarket(country), now, warehouses: [flensburg, hull] },
      stock: new Map([['HELMET', pieces.flensburg + pieces.hull]]),
      held: new Map([['HELMET', new Map(Object.entries(pieces))]]),
    })
    return [cart.senders.map(({ code }) => code), cart.dispatchDate]
  }
  const both = { flensburg: 9, hull: 9 }
  expect(sentFrom('gb', both)).toEqual([['hull'], '2026-05-14'])
  expect(sentFrom('de', both)).toEqual([['flensburg'], '2026-05-15'])
  // One parcel from the second choice is better than two.
  expect(sentFrom('gb', { flensburg: 9, hull: 1 })).toEqual([['flensburg'], '2026-05-15'])
  expect(sentFrom('gb', { flensburg: 1, hull: 1 })).toEqual([['hull', 'flensburg'], '2026-05-15'])
})
