import { expect, test } from 'vitest'
import { memoizeWeak } from './memoize-weak.ts'

test('what is made from the same thing is made once, also when there is nothing to make', () => {
  const asked: object[] = []
  const nothing = memoizeWeak((source: object) => {
    asked.push(source)
    return null
  })
  const [bike, helmet] = [{}, {}]
  expect([nothing(bike), nothing(bike), nothing(helmet)]).toEqual([null, null, null])
  expect(asked).toEqual([bike, helmet])
})
