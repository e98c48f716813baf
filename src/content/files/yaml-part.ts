import * as v from 'valibot'
import { LineCounter, parseDocument } from 'yaml'
import { plainReason } from '#/catalogue/import/plain-issue.ts'

/** A fault in a file, with the line it is on. */
export type FileFault = { line: number; reason: string }

/** A part of a file: its text, and the line of the file it begins on. */
export type FilePart = { text: string; line: number }

export type Parsed<Value> = { value: Value; faults: [] } | { value: null; faults: FileFault[] }

/** Reads a part of a file as YAML and checks it; every fault is named with its line in the file. */
export function parseYaml<Schema extends v.GenericSchema>(
  { text, line }: FilePart,
  schema: Schema,
  prepare: (data: unknown) => unknown = (data) => data,
): Parsed<v.InferOutput<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => line + lines.linePos(offset).line - 1
  if (document.errors.length > 0)
    return {
      value: null,
      faults: document.errors.map(({ message, pos }) => ({
        line: lineAt(pos[0]),
        reason: `is not YAML: ${message}`,
      })),
    }
  const data: unknown = document.toJS()
  const result = v.safeParse(schema, prepare(data))
  if (result.success) return { value: result.output, faults: [] }
  // `prepare` wraps a list into `items`, which the file does not have.
  const isWrapped = Array.isArray(data)
  return {
    value: null,
    faults: result.issues.map((issue) => {
      const keys = (issue.path ?? []).map(({ key }) => key)
      const path = isWrapped ? keys.slice(1) : keys
      return {
        line: lineAt(offsetOf(document, path)),
        reason: `${path.join('.') || 'the block'}: ${plainReason(issue, [])}`,
      }
    }),
  }
}

/** The offset of the value at a path, or of the closest one around it where it is missing. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly unknown[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (hasRange(node)) return node.range[0]
  }
  return 0
}

const hasRange = (node: unknown): node is { range: [number, number, number] } =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
