import { expect, test } from 'vitest'
import { forEachRow } from './for-each-row.ts'

const failure = 'Some rows failed.'

test('a row that fails keeps no other waiting, and each failure is told', async () => {
  const done: string[] = []
  const work = async (row: string) => {
    if (row.startsWith('bad')) throw new Error(row)
    done.push(row)
  }
  const run = forEachRow(['bad 1', 'a', 'bad 2', 'b'], work, { failure })
  await expect(run).rejects.toMatchObject({
    message: failure,
    errors: [new Error('bad 1'), new Error('bad 2')],
  })
  expect(done).toEqual(['a', 'b'])
})

test('work that is itself a loop has its failures told one by one', async () => {
  const inner = () =>
    forEachRow(['x', 'y'], (row) => Promise.reject(new Error(row)), { failure: 'inner' })
  await expect(forEachRow([1], inner, { failure })).rejects.toMatchObject({
    errors: [new Error('x'), new Error('y')],
  })
})

test('work that fails again and again is left to the next run, but not for failures apart', async () => {
  const rows = ['bad', 'good', 'bad', 'bad', 'good', 'bad']
  const tried: string[] = []
  const work = async (row: string) => {
    tried.push(row)
    if (row === 'bad') throw new Error(row)
  }
  await expect(forEachRow(rows, work, { failure, mostInARow: 2 })).rejects.toThrow(failure)
  expect(tried).toEqual(['bad', 'good', 'bad', 'bad'])
  tried.length = 0
  await expect(forEachRow(rows, work, { failure, mostInARow: 3 })).rejects.toThrow(failure)
  expect(tried).toEqual(rows)
})
