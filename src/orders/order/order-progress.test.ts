import { expect, test } from 'vitest'
import { orderProgress } from './order-progress.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const event = (step: string, day: number) => ({ step, note: null, at: at(day) })
type Way = Parameters<typeof orderProgress>[0]

const anOrder = (way: Partial<Way>): Way => ({
  state: 'processing',
  events: [event('pay', 1)],
  placedAt: at(1),
  delivery: { kind: 'home' },
  lines: [{ kind: 'bike' }],
  ...way,
})

const standings = (way: Partial<Way>) =>
  orderProgress(anOrder(way)).map(({ station, standing }) => `${station} ${standing}`)

test('a paid order is in the workshop', () => {
  expect(standings({})).toEqual(['ordered done', 'made now', 'shipped ahead', 'complete ahead'])
})

test('an order for collection is ready in the store instead of shipped', () => {
  expect(standings({ state: 'ready', delivery: { kind: 'store' } })).toEqual([
    'ordered done',
    'made done',
    'ready now',
    'collected ahead',
  ])
})

test('an order that was collected says so, on the day it was closed', () => {
  const events = [event('pay', 1), event('ready', 3), event('complete', 5)]
  const delivery = { kind: 'store' } as const
  const progress = orderProgress(anOrder({ state: 'complete', delivery, events }))
  expect(progress.at(-1)).toEqual({ station: 'collected', at: at(5), standing: 'now' })
})

test('a parcel without a bike does not pass the workshop', () => {
  const lines = [{ kind: 'accessory' }] as const
  expect(standings({ lines })).toEqual(['ordered now', 'shipped ahead', 'complete ahead'])
  const events = [event('pay', 1), event('ship', 2)]
  expect(standings({ lines, state: 'shipped', events })).toEqual([
    'ordered done',
    'shipped now',
    'complete ahead',
  ])
})

test('each reached station has its date, the others none', () => {
  const events = [event('pay', 1), event('ship', 4)]
  const days = orderProgress(anOrder({ state: 'shipped', events })).map(({ at: day }) => day)
  expect(days).toEqual([at(1), at(1), at(4), null])
})

test('a partly shipped order has a station of its own', () => {
  const events = [event('pay', 1), event('ship-part', 3)]
  expect(standings({ state: 'part-shipped', events })).toEqual([
    'ordered done',
    'made done',
    'part-shipped now',
    'shipped ahead',
    'complete ahead',
  ])
})

test('if the rest was cancelled, the order counts as shipped since its parcel left', () => {
  const events = [event('pay', 1), event('ship-part', 3), event('cancel-part', 5)]
  const days = orderProgress(anOrder({ state: 'shipped', events })).map(({ at: day }) => day)
  expect(days).toEqual([at(1), at(1), at(3), null])
})

test('an unpaid order has only been ordered', () => {
  expect(standings({ state: 'pending', events: [] })[0]).toBe('ordered now')
})

test('a cancelled order shows only the stations it reached', () => {
  const events = [event('pay', 1), event('cancel', 2)]
  expect(standings({ state: 'cancelled', events })).toEqual([
    'ordered done',
    'made done',
    'cancelled now',
  ])
})
