import { blockSchemas, isBlockType, type StoredBlock } from '#/content/block.ts'
import { type FileFault, type FilePart, parseYaml } from './yaml-part.ts'

/** A block of a file before its content has been read. */
type RawBlock = FilePart & { type: string }

/** A block with the line of the file its content begins on. */
export type FileBlock = StoredBlock & { line: number }

/**
 * Reads the body of a text: Markdown, with other blocks as YAML between a line `:::type` and a line `:::`.
 * The lines before `from` are not part of it.
 */
export function readBlocks(
  lines: readonly string[],
  from = 0,
): { blocks: FileBlock[]; faults: FileFault[] } {
  const { blocks: raw, faults } = splitBlocks(lines, from)
  const read = raw.map(parseFileBlock)
  return {
    blocks: read.flatMap(({ block }, index) =>
      block ? [{ ...block, line: raw[index]?.line ?? from + 1 }] : [],
    ),
    faults: [...faults, ...read.flatMap((each) => each.faults), ...topHeadingFaults(raw)],
  }
}

function splitBlocks(lines: readonly string[], from: number) {
  const blocks: RawBlock[] = []
  const faults: FileFault[] = []
  let open: { type: string; line: number; lines: string[] } = {
    type: 'text',
    line: from + 1,
    lines: [],
  }
  let isCode = false
  const close = (next: string, line: number) => {
    const text = open.lines.join('\n')
    if (open.type !== 'text' || text.trim() !== '')
      blocks.push({ type: open.type, text, line: open.line })
    open = { type: next, line, lines: [] }
  }
  for (const [index, line] of lines.entries()) {
    if (index < from) continue
    if (/^\s*```/.test(line)) isCode = !isCode
    const [, type] = (!isCode && /^:::\s*([\w-]*)\s*$/.exec(line)) || []
    if (type === undefined) open.lines.push(line)
    else if (open.type === 'text' && type !== '') close(type, index + 2)
    else if (open.type !== 'text' && type === '') close('text', index + 2)
    else faults.push({ line: index + 1, reason: strayFence(open.type) })
  }
  if (open.type !== 'text')
    faults.push({ line: open.line - 1, reason: `":::${open.type}" is not closed by ":::"` })
  else close('text', lines.length)
  return { blocks, faults }
}

const strayFence = (type: string) =>
  type === 'text'
    ? '":::" closes a block, but none is open'
    : `close ":::${type}" by ":::" before the next block`

function parseFileBlock({ type, text, line }: RawBlock): {
  block: StoredBlock | null
  faults: FileFault[]
} {
  if (type === 'text') return { block: { type, props: { markdown: text.trim() } }, faults: [] }
  if (!isBlockType(type))
    return {
      block: null,
      faults: [
        {
          line: line - 1,
          reason: `":::${type}" is not a known block; use ${Object.keys(blockSchemas).join(', ')}`,
        },
      ],
    }
  const { value, faults } = parseYaml({ text, line }, blockSchemas[type], wrapList)
  return { block: value === null ? null : { type, props: value }, faults }
}

/** Blocks that only have a list are written as the list. */
const wrapList = (data: unknown) => (Array.isArray(data) ? { items: data } : data)

/** The title of the page is its only heading of the first level. */
const topHeadingFaults = (blocks: readonly RawBlock[]): FileFault[] =>
  blocks
    .filter(({ type }) => type === 'text')
    .flatMap(({ text, line }) => {
      const withoutCode = text.replaceAll(/^```.*?^```/gms, (code) => code.replaceAll(/[^\n]/g, ''))
      return withoutCode.split('\n').flatMap((each, index) =>
        /^ {0,3}# /.test(each)
          ? [
              {
                line: line + index,
                reason: 'headings begin with "##", since the title is the first',
              },
            ]
          : [],
      )
    })
