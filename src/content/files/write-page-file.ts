import { stringify } from 'yaml'
import type { StoredBlock } from '#/content/block.ts'
import type { PageText } from '#/content/page-document.ts'

const options = { lineWidth: 0 } as const

/** The file that `readPageFile` reads back as the same text. */
export function writePageFile({ blocks, ...head }: PageText): string {
  return `---\n${stringify(head, options)}---\n\n${blocks.map(writeBlock).join('\n\n')}\n`
}

function writeBlock({ type, props }: StoredBlock): string {
  if (type === 'text' && isText(props)) return props.markdown
  const data = isList(props) ? props.items : props
  return `:::${type}\n${stringify(data, options)}:::`
}

const isText = (props: unknown): props is { markdown: string } =>
  typeof props === 'object' && props !== null && 'markdown' in props

const isList = (props: unknown): props is { items: unknown[] } =>
  typeof props === 'object' &&
  props !== null &&
  'items' in props &&
  Array.isArray(props.items) &&
  Object.keys(props).length === 1
