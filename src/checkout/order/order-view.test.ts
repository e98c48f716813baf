import { expect, test } from 'vitest'
import { aCredit, anOrderLine, aWholeOrder } from '#/orders/order/sample-order.ts'
import { toOrderDocuments } from './order-documents-view.ts'
import { toOrderView } from './order-view.ts'

const line = { ...anOrderLine('helmet', 2, { total: 119_98 }), dispatchDate: '2026-11-20' }
const store = { kind: 'store', place: 'leeds', name: { en: 'Leeds', de: 'Leeds' } } as const

test('a line of a delivery says when it is dispatched, and one that is collected does not', () => {
  const dates = [{}, { delivery: store }].map(
    (changes) => toOrderView(aWholeOrder([line], changes), 'en', null).lines[0]?.dispatchDate,
  )
  expect(dates).toEqual(['2026-11-20', null])
})

test('an order from Germany keeps the format of its amounts for a reader in another country', () => {
  const credit = aCredit('refund', 6_01)
  const order = aWholeOrder([line], { country: 'DE', creditMemos: [credit] })
  expect(toOrderView(order, 'en', null).moneyLocale).toBe('de-DE')
  expect(toOrderDocuments(order, 'en').refunds[0]?.amount).toBe('6,01\u00A0£')
})

test('a chosen part keeps its figures on one line', () => {
  const text = (each: string) => ({ en: each, de: each })
  const tyre = { label: text('Tyres'), value: text('Sett 700 × 25-32'), sku: 'SETT', quantity: 1 }
  const { lines } = toOrderView(aWholeOrder([{ ...line, options: [tyre] }], {}), 'en', null)
  expect(lines[0]?.parts).toEqual(['Tyres: Sett 700\u00A0×\u00A025-\u206032'])
})
