import { expect, test } from 'vitest'
import { orderTimeline } from './order-timeline.ts'

const bike = { kind: 'bike' } as const
const helmet = { kind: 'accessory' } as const
const home = { kind: 'home', between: ['2026-11-20', '2026-11-24'] } as const
const placed = { state: 'processing', delivery: home, dispatchDate: '2026-11-19' } as const
const kinds = (steps: ReturnType<typeof orderTimeline>) => steps.map(({ kind }) => kind)

test('a bike is ordered, built, dispatched and delivered', () => {
  const steps = orderTimeline({ ...placed, lines: [helmet, bike] }, '2026-11-18')
  expect(steps).toEqual([
    { kind: 'ordered', from: '2026-11-18', to: '2026-11-18', isDone: true },
    { kind: 'built', from: null, to: '2026-11-19', isDone: false },
    { kind: 'dispatched', from: '2026-11-19', to: '2026-11-19', isDone: false },
    { kind: 'delivered', from: '2026-11-20', to: '2026-11-24', isDone: false },
  ])
})

test('nothing is built for a parcel without a bike', () => {
  const steps = orderTimeline({ ...placed, lines: [helmet] }, '2026-11-18')
  expect(kinds(steps)).toEqual(['ordered', 'dispatched', 'delivered'])
})

test('an order that is collected is never dispatched', () => {
  const delivery = { kind: 'store', place: 'leeds', name: { en: 'Leeds', de: 'Leeds' } } as const
  const steps = orderTimeline({ ...placed, delivery, lines: [bike] }, '2026-11-18')
  expect(kinds(steps)).toEqual(['ordered', 'built', 'ready'])
})

test('an order without a promised delivery names no days for it', () => {
  const delivery = { kind: 'home' } as const
  const steps = orderTimeline({ ...placed, delivery, lines: [helmet] }, '2026-11-18')
  expect(steps.at(-1)).toEqual({ kind: 'delivered', from: null, to: null, isDone: false })
})

test('what has been sent is marked as done', () => {
  const steps = orderTimeline({ ...placed, state: 'shipped', lines: [bike] }, '2026-11-18')
  expect(steps.map(({ isDone }) => isDone)).toEqual([true, true, true, false])
})
