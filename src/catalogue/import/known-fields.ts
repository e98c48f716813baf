import { type ImportPart, importFormat } from './import-format.ts'

const fieldsOfPart = new Map<ImportPart, ReadonlySet<string>>()

/** Every field name of a part's records, at any depth, in the order the format lists them. */
export function knownFields(part: ImportPart): ReadonlySet<string> {
  const cached = fieldsOfPart.get(part)
  if (cached) return cached
  const names = new Set<string>()
  collectFields(importFormat[part].record, names, 0)
  fieldsOfPart.set(part, names)
  return names
}

function collectFields(schema: unknown, names: Set<string>, depth: number): void {
  if (typeof schema !== 'object' || schema === null || depth > 12) return
  const { entries, wrapped, item, options, pipe }: Record<string, unknown> = { ...schema }
  if (typeof entries === 'object' && entries !== null)
    for (const [name, entry] of Object.entries(entries)) {
      names.add(name)
      collectFields(entry, names, depth + 1)
    }
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const inner = [wrapped, item, ...list(options), ...list(pipe).slice(1)]
  for (const each of inner) collectFields(each, names, depth + 1)
}
