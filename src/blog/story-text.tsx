import type { BlockView } from '#/content/page/block-view.ts'
import { ContentBlock } from '#/content/page/content-block.tsx'
import { classes } from '#/ui/classes.ts'

/** Blocks that take the whole width of the page. */
const isFullWidth = ({ type }: BlockView) =>
  type === 'scene' || type === 'products' || type === 'hero' || type === 'picture-text'

/** The text of a story: a column for reading, which landscapes and products break out of. */
export function StoryText({ blocks }: { blocks: readonly BlockView[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-10 lg:gap-y-12 lg:pt-12">
      {blocks.map((block, index) => (
        // The blocks of a story never change their order while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={classes(!isFullWidth(block) && 'story-column')}>
          <ContentBlock block={block} />
        </div>
      ))}
    </div>
  )
}
