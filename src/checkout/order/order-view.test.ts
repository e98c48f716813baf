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

test('a chosen part keeps its figures on one line', () => {
  const text = (each: string) => ({ en: each, de: each })
  const tyre = { label: text('Tyres'), value: text('Sett 700 × 25-32'), sku: 'SETT', quantity: 1 }
  const { lines } = toOrderView(aWholeOrder([{ ...line, options: [tyre] }], {}), 'en', null)
  expect(lines[0]?.parts).toEqual(['Tyres: Sett 700\u00A0×\u00A025-\u206032'])
})
