import { findUnknownSkus } from '#/catalogue/read/catalogue.server.ts'
import { readBlock } from '#/content/block.ts'
import { type FileBlock, readBlocks } from '#/content/files/read-blocks.ts'
import type { FileFault } from '#/content/files/yaml-part.ts'
import type { Db } from '#/db/client.server.ts'
import type { StoryFile } from './story-file.ts'

/** Every fault in the texts of stories, with file and line: blocks that cannot be read, and unknown SKUs. */
export async function listTextFaults(db: Db, stories: readonly StoryFile[]): Promise<string[]> {
  const texts = stories.flatMap(({ slug, texts: byLocale }) =>
    Object.entries(byLocale).map(([locale, { body }]) => {
      const lines = body.split('\n')
      return { file: `${slug}.${locale}.md`, lines, ...readBlocks(lines) }
    }),
  )
  const skus = texts.flatMap(({ blocks }) => blocks.flatMap(skusOf))
  const unknown = await findUnknownSkus(db, skus)
  return texts.flatMap(({ file, lines, blocks, faults }) =>
    [...faults, ...skuFaults(lines, blocks, unknown)].map(
      ({ line, reason }) => `${file}:${line}: ${reason}`,
    ),
  )
}

function skuFaults(
  lines: readonly string[],
  blocks: readonly FileBlock[],
  unknown: ReadonlySet<string>,
): FileFault[] {
  return blocks.flatMap((block) =>
    skusOf(block)
      .filter((sku) => unknown.has(sku))
      .map((sku) => ({
        line: 1 + lines.findIndex((text, index) => index >= block.line - 1 && text.includes(sku)),
        reason: `"${sku}" is not the SKU of a product`,
      })),
  )
}

function skusOf(stored: FileBlock): readonly string[] {
  const block = readBlock(stored)
  if (block?.type === 'products') return block.props.skus ?? []
  return block?.type === 'drawing' ? [block.props.sku] : []
}
