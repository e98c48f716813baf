import { expect, test } from 'vitest'
import { anOrderLine, aWholeOrder } from '#/orders/order/sample-order.ts'
import { promisedDays } from './promised-days.ts'
import { promisedProgress } from './promised-progress.server.ts'

const dispatchDate = '2026-11-19'

test('a parcel is made until it is dispatched, and delivered between two days', () => {
  const delivery = { kind: 'home', between: ['2026-11-20', '2026-11-24'] } as const
  expect(promisedDays({ delivery, dispatchDate })).toEqual({
    made: [null, dispatchDate],
    shipped: [dispatchDate, dispatchDate],
    complete: ['2026-11-20', '2026-11-24'],
  })
})

test('an order for collection is ready on a day, and nobody promises when it is collected', () => {
  const delivery = { kind: 'store', place: 'leeds', name: { en: 'Leeds', de: 'Leeds' } } as const
  expect(promisedDays({ delivery, dispatchDate })).toEqual({
    made: [null, dispatchDate],
    ready: [dispatchDate, dispatchDate],
  })
})

test('an order without a promised delivery names no days for it', () => {
  expect(promisedDays({ delivery: { kind: 'home' }, dispatchDate })).not.toHaveProperty('complete')
})

test('an order without a dispatch date promises nothing', () => {
  expect(promisedDays({ delivery: { kind: 'home' }, dispatchDate: null })).toEqual({})
})

test('a station that is reached shows the day it was, and only what lies ahead is promised', () => {
  const delivery = { kind: 'home', between: ['2026-12-03', '2026-12-07'] } as const
  const event = (step: string, day: number) => ({ step, note: null, at: new Date(2026, 10, day) })
  const events = [event('pay', 16), event('ship', 19), event('complete', 20)]
  const order = { delivery, dispatchDate: '2026-12-02', placedAt: new Date(2026, 10, 16) }
  const bike = { ...anOrderLine('bike', 1, { total: 99_900 }), kind: 'bike' } as const
  const days = (state: 'processing' | 'shipped' | 'complete', count: number) =>
    promisedProgress(
      aWholeOrder([bike], { ...order, state, events: events.slice(0, count) }),
      'en',
      null,
    ).map(({ on }) => on)
  expect(days('processing', 1)).toEqual([
    'Mon\u00A016\u00A0Nov',
    'until Wed\u00A02\u00A0Dec',
    'Wed\u00A02\u00A0Dec',
    'between Thu\u00A03\u00A0Dec and Mon\u00A07\u00A0Dec',
  ])
  expect(days('shipped', 2).slice(2)).toEqual([
    'Thu\u00A019\u00A0Nov',
    'between Thu\u00A03\u00A0Dec and Mon\u00A07\u00A0Dec',
  ])
  expect(days('complete', 3).slice(2)).toEqual(['Thu\u00A019\u00A0Nov', 'Fri\u00A020\u00A0Nov'])
})
