import { expect, test, vi } from 'vitest'
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

test('rows whose failures take long leave the rest to the next run, and those that fail at once do not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const tried: string[] = []
  const work = async (row: string) => {
    tried.push(row)
    vi.advanceTimersByTime(row === 'at once' ? 0 : 60)
    if (row !== 'good') throw new Error(row)
  }
  const rows = ['slow', 'good', 'at once', 'good', 'slow', 'good']
  await expect(forEachRow(rows, work, { failure, failingMs: 120 })).rejects.toThrow(failure)
  expect(tried).toEqual(rows.slice(0, 5))
  vi.useRealTimers()
})
