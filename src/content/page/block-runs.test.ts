import { expect, test } from 'vitest'
import { blockRuns, longestReading } from './block-runs.ts'
import type { BlockView } from './block-view.ts'

const text = (html: string): BlockView => ({ type: 'text', html })
const tiles: BlockView = { type: 'tiles', items: [] }

test('texts in a row share a column, and other blocks interrupt it', () => {
  const runs = blockRuns([
    tiles,
    text('a'),
    { type: 'faq', items: [] },
    tiles,
    tiles,
    text('longer'),
  ])
  expect(runs.map(({ isReading, start, blocks }) => [isReading, start, blocks.length])).toEqual([
    [false, 0, 1],
    [true, 1, 2],
    [false, 3, 2],
    [true, 5, 1],
  ])
})

test('steps that begin a page stand across it, and later ones in the column', () => {
  const steps: BlockView = { type: 'steps', items: [] }
  const runs = blockRuns([tiles, steps, text('a'), steps])
  expect(runs.map(({ isReading, blocks }) => [isReading, blocks.length])).toEqual([
    [false, 2],
    [true, 2],
  ])
})

test('the contents stand beside the longest text', () => {
  const runs = blockRuns([text('a'), tiles, text('much longer')])
  expect(longestReading(runs)).toBe(runs[2])
  expect(longestReading(blockRuns([tiles]))).toBeUndefined()
})
