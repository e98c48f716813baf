import type { HomeSection } from '#/content/block.ts'
import type { BlockView } from '#/content/page/block-view.ts'

/** The blocks after each section of the home page. */
export type HomeSlots = Partial<Record<HomeSection, BlockView[]>>

/** Blocks before the first `slot` stand after the hero. */
export function homeSlots(blocks: readonly BlockView[]): HomeSlots {
  const slots: HomeSlots = {}
  let section: HomeSection = 'hero'
  for (const block of blocks)
    if (block.type === 'slot') section = block.after
    else (slots[section] ??= []).push(block)
  return slots
}
