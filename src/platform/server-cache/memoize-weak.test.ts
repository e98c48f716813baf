import { expect, test } from 'vitest'
import { memoizeWeak } from './memoize-weak.ts'

test('computes a value once per source, even when the value is null', () => {
  const calls: object[] = []
  const nothing = memoizeWeak((source: object) => {
    calls.push(source)
    return null
  })
  const [bike, helmet] = [{}, {}]
  expect([nothing(bike), nothing(bike), nothing(helmet)]).toEqual([null, null, null])
  expect(calls).toEqual([bike, helmet])
})
