import { expect, test } from 'vitest'
import { extrasToRemove } from './over-limit.ts'

const bike = { name: 'Bike', kind: 'bike', total: 950_00 } as const
const extra = (name: string, total: number) => ({ name, kind: 'accessory', total }) as const
const items = [extra('Lock', 60_01), bike, extra('Helmet', 89_00), extra('Bell', 19_99)]

test.each([
  [1, ['Bell']],
  [19_99, ['Bell']],
  [20_00, ['Lock']],
  [89_00, ['Helmet']],
  [89_01, ['Helmet', 'Lock']],
  [149_02, ['Helmet', 'Lock', 'Bell']],
  [169_00, ['Helmet', 'Lock', 'Bell']],
  [169_01, []],
])('%i pence too much: %j are to be taken out', (excess, names) => {
  expect(extrasToRemove(items, excess)).toEqual(names)
})

test('a bike is never taken out', () => {
  expect(extrasToRemove([bike], 1)).toEqual([])
})

test('something is always left', () => {
  expect(extrasToRemove([extra('Lock', 60_01)], 1)).toEqual([])
  expect(extrasToRemove([extra('Lock', 60_01), extra('Bell', 19_99)], 70_00)).toEqual([])
  expect(extrasToRemove([extra('Lock', 60_01), extra('Bell', 19_99)], 60_01)).toEqual(['Lock'])
})
