import { expect, test } from 'vitest'
import { promisedDays } from './promised-days.ts'

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
