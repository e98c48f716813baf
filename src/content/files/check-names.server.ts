import { findUnknownSkus } from '#/catalogue/read/catalogue.server.ts'
import { findPathKinds } from '#/catalogue/urls/page-paths.server.ts'
import type { PathKind } from '#/catalogue/urls/path-kind.ts'
import { readBlock } from '#/content/block.ts'
import type { Db } from '#/db/client.server.ts'
import type { FileBlock } from './read-blocks.ts'
import type { FileFault } from './yaml-part.ts'

/** A text of a folder, with its blocks. */
export type NamingText = { file: string; lines: readonly string[]; blocks: readonly FileBlock[] }

/** A name in a block by which the catalogue is searched when the block is shown. */
type Name = { kind: 'sku' | 'bike' | 'category'; name: string; path: string }

const reasons = {
  sku: 'is not the SKU of a product',
  bike: 'is not the slug of a bike',
  category: 'is not the path of a category',
} as const
const pathKinds = { bike: 'child-bike', category: 'category' } as const satisfies Record<
  string,
  PathKind
>

/** Every SKU, bike and category that texts name and the catalogue does not have, with file and line. */
export async function listUnknownNames(db: Db, texts: readonly NamingText[]): Promise<string[]> {
  const names = texts.flatMap(({ blocks }) => blocks.flatMap(namesIn))
  const unknownSkus = await findUnknownSkus(
    db,
    names.flatMap(({ kind, name }) => (kind === 'sku' ? name : [])),
  )
  const kinds = await findPathKinds(
    db,
    names.map(({ path }) => path),
  )
  const isUnknown = ({ kind, name, path }: Name) =>
    kind === 'sku' ? unknownSkus.has(name) : kinds.get(path) !== pathKinds[kind]
  return texts.flatMap(({ file, ...text }) =>
    text.blocks
      .flatMap((block) => namesIn(block).filter(isUnknown).map(faultIn(text.lines, block)))
      .map(({ line, reason }) => `${file}:${line}: ${reason}`),
  )
}

const faultIn =
  (lines: readonly string[], block: FileBlock) =>
  ({ kind, name }: Name): FileFault => ({
    line: 1 + lines.findIndex((line, index) => index >= block.line - 1 && line.includes(name)),
    reason: `"${name}" ${reasons[kind]}`,
  })

function namesIn(stored: FileBlock): Name[] {
  const block = readBlock(stored)
  if (block?.type === 'products')
    return [...named('sku', block.props.skus), ...named('category', [block.props.category])]
  if (block?.type === 'drawing') return named('sku', [block.props.sku])
  if (block?.type === 'categories') return named('category', block.props.categories)
  return block?.type === 'size-finder' ? named('bike', [block.props.bike]) : []
}

const named = (kind: Name['kind'], names: readonly (string | undefined)[] = []): Name[] =>
  names.flatMap((name) =>
    name === undefined ? [] : { kind, name, path: name.replaceAll(/^\/|\/$/g, '') },
  )
