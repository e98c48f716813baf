import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lowestPriceBefore } from './price-history.ts'

const on = (day: string) => new Date(`${day}T00:00:00Z`)
const step = (day: string, price: number) => ({ from: on(day), price })

test('the prior price is the lowest of the thirty days before the sale', () => {
  const history = [
    step('2026-03-01', 4299),
    step('2026-09-10', 3999),
    step('2026-09-20', 4299),
    step('2026-10-01', 3899),
  ]
  expect(lowestPriceBefore(history, on('2026-10-01'))).toBe(3999)
})

test('a price that ended more than thirty days before the sale does not count', () => {
  const history = [step('2026-03-01', 3500), step('2026-08-01', 4299), step('2026-10-01', 3899)]
  expect(lowestPriceBefore(history, on('2026-10-01'))).toBe(4299)
})

test('a price still in force at the start of the thirty days counts', () => {
  const history = [step('2026-03-01', 3500), step('2026-09-02', 4299)]
  expect(lowestPriceBefore(history, on('2026-10-01'))).toBe(3500)
})

test('returns null without a record before the sale', () => {
  expect(lowestPriceBefore([], on('2026-10-01'))).toBeNull()
  expect(lowestPriceBefore([step('2026-10-01', 3899)], on('2026-10-01'))).toBeNull()
})

test('equals the lowest of the daily prices', () => {
  const day = 86_400_000
  const start = on('2026-10-01')
  const steps = fc.array(
    fc.record({
      daysBefore: fc.integer({ min: -5, max: 90 }),
      price: fc.integer({ min: 1, max: 9999 }),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(steps, (drawn) => {
      const byDay = new Map(drawn.map(({ daysBefore, price }) => [daysBefore, price]))
      const history = [...byDay].map(([daysBefore, price]) => ({
        from: new Date(start.getTime() - daysBefore * day),
        price,
      }))
      const dailyPrices = Array.from({ length: 30 }, (_, index) => index + 1).flatMap(
        (daysBefore) => {
          const latest = [...byDay.keys()]
            .filter((each) => each >= daysBefore)
            .toSorted((a, b) => a - b)[0]
          return latest === undefined ? [] : [byDay.get(latest) ?? 0]
        },
      )
      expect(lowestPriceBefore(history, start)).toBe(
        dailyPrices.length > 0 ? Math.min(...dailyPrices) : null,
      )
    }),
  )
})
