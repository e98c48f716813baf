import type { StoredBlock } from '#/content/block.ts'
import { readBlocks } from '#/content/files/read-blocks.ts'
import { keepUnits } from '#/i18n/numbers/keep-units.ts'

/** The blocks of a story's text, which has the form of a page's file without front matter. */
export const storyBlocks = (body: string): StoredBlock[] =>
  readBlocks(keepUnits(body).split('\n')).blocks.map(({ type, props }) => ({ type, props }))
