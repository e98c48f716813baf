import { expect, test } from 'vitest'
import { differingRows } from './compared-rows.ts'

const line = (key: string, value: string) => ({ key, name: key, value })

test('rows on which bikes differ are marked, rows they share are not', () => {
  const rows = differingRows([
    [line('frame', 'Carbon'), line('chain', '12-speed')],
    [line('frame', 'Steel'), line('chain', '12-speed')],
  ])
  expect(rows.map(({ key, isDifferent }) => [key, isDifferent])).toEqual([
    ['frame', true],
    ['chain', false],
  ])
})

test('a row only one bike has is a difference', () => {
  expect(differingRows([[line('motor', 'X20')], []])).toEqual([
    { key: 'motor', name: 'motor', values: ['X20', null], isDifferent: true },
  ])
})
