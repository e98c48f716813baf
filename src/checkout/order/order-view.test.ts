import { expect, test } from 'vitest'
import { aCredit, anOrderLine, aWholeOrder } from '#/orders/order/sample-order.ts'
import { canWithdraw } from '#/orders/withdrawal/can-withdraw.ts'
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

test('who has declared a withdrawal reads that it was received, and is offered what is left only', () => {
  const lines = [line, anOrderLine('bell', 1, { total: 24_99 })]
  const declared = (...uids: string[]) =>
    aWholeOrder(lines, {
      state: 'shipped',
      withdrawals: [
        {
          reference: 'W-2345-6789',
          lines: uids,
          isLate: false,
          declaredAt: new Date('2026-11-19'),
        },
      ],
    })
  expect(toOrderDocuments(declared('helmet'), 'en').withdrawals).toEqual([
    { reference: 'W-2345-6789', on: '19 November 2026' },
  ])
  expect(canWithdraw(declared('helmet'))).toBe(true)
  expect(canWithdraw(declared('helmet', 'bell'))).toBe(false)
  expect(canWithdraw(declared())).toBe(false)
  expect(canWithdraw(aWholeOrder(lines, { state: 'shipped', country: 'us' }))).toBe(false)
})
