import { frontMatter, type PageText } from '#/content/page-document.ts'
import { unknownPlaceholders } from '#/content/placeholders.ts'
import { type FileBlock, readBlocks } from './read-blocks.ts'
import { type FileFault, parseYaml } from './yaml-part.ts'

/** A text, or what is wrong with it; and its blocks with their lines. */
type PageFile = {
  text: PageText | null
  faults: FileFault[]
  lines: readonly string[]
  blocks: readonly FileBlock[]
}

/**
 * Reads a page's text in one language: front matter between two lines of `---`, then Markdown, with other
 * blocks as YAML between a line `:::type` and a line `:::`.
 */
export function readPageFile(source: string, placeholders: Iterable<string>): PageFile {
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0)
    return {
      text: null,
      faults: [{ line: 1, reason: 'must begin with front matter in "---"' }],
      lines,
      blocks: [],
    }
  const head = parseYaml({ text: lines.slice(1, end).join('\n'), line: 2 }, frontMatter)
  const body = readBlocks(lines, end + 1)
  const faults = [...head.faults, ...body.faults, ...placeholderFaults(lines, placeholders)]
  const { blocks } = body
  if (faults.length > 0 || head.value === null) return { text: null, faults, lines, blocks }
  const text = { ...head.value, blocks: blocks.map(({ type, props }) => ({ type, props })) }
  return { text, faults: [], lines, blocks }
}

const placeholderFaults = (lines: readonly string[], known: Iterable<string>): FileFault[] => {
  const names = [...known]
  return lines.flatMap((text, index) =>
    unknownPlaceholders(text, names).map((name) => ({
      line: index + 1,
      reason: `"{{${name}}}" is not known; use ${names.join(', ')}`,
    })),
  )
}
