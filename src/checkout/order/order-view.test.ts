import { expect, test } from 'vitest'
import { anOrderLine, aWholeOrder } from '#/orders/order/sample-order.ts'
import { toOrderView } from './order-view.ts'

const line = { ...anOrderLine('helmet', 2, { total: 119_98 }), dispatchDate: '2026-11-20' }
const store = { kind: 'store', place: 'leeds', name: { en: 'Leeds', de: 'Leeds' } } as const

test('a line of a delivery says when it is dispatched, and one that is collected does not', () => {
  const dates = [{}, { delivery: store }].map(
    (changes) => toOrderView(aWholeOrder([line], changes), 'en', null).lines[0]?.dispatchDate,
  )
  expect(dates).toEqual(['2026-11-20', null])
})
