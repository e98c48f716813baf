import type { BlockView } from './block-view.ts'

/** Blocks in a row that are set alike: in the column for reading, or across the page. */
export type BlockRun = { isReading: boolean; start: number; blocks: BlockView[] }

const readingTypes: ReadonlySet<BlockView['type']> = new Set([
  'text',
  'notice',
  'steps',
  'faq',
  'quote',
  'table',
  'size-finder',
  'cookie-settings',
])

/** Steps that begin a page, before any text, stand across it. */
export function blockRuns(blocks: readonly BlockView[]): BlockRun[] {
  const runs: BlockRun[] = []
  for (const [start, block] of blocks.entries()) {
    const isOpening = block.type === 'steps' && runs.every((run) => !run.isReading)
    const isReading = readingTypes.has(block.type) && !isOpening
    const last = runs.at(-1)
    if (last?.isReading === isReading) last.blocks.push(block)
    else runs.push({ isReading, start, blocks: [block] })
  }
  return runs
}

/** The run with the most to read; undefined on a page without texts. */
export const longestReading = (runs: readonly BlockRun[]): BlockRun | undefined =>
  runs
    .filter(({ isReading }) => isReading)
    .toSorted((a, b) => JSON.stringify(b.blocks).length - JSON.stringify(a.blocks).length)[0]
