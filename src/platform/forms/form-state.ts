import type { FieldErrors, FieldMessage } from '#/platform/api/refusal.ts'

/** A submitted form: each name once; the last value counts. */
export type FormValues = Readonly<Record<string, string>>

/** A form that was refused: it still has everything that was typed, and the errors. */
export type FormState = {
  /** The form's id, from its hidden field `form`. */
  id: string
  values: FormValues
  fields: FieldErrors
  /** An error that concerns no single field. */
  summary: FieldMessage | null
}

/** The hidden field that distinguishes the forms of one page. */
export const formIdField = 'form'

/** Passwords must be typed again: they are never sent back or written into a document. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))

type Tree = { [name: string]: Tree | string }

/**
 * `{ 'delivery.street.0': 'x' }` → `{ delivery: { street: ['x'] } }`, as schemas expect it. Names come
 * from strangers, so the objects have no prototype that a name could overwrite.
 */
export function nestedValues(values: FormValues): unknown {
  const root = emptyTree()
  for (const [name, value] of Object.entries(values)) {
    const path = name.split('.')
    const last = path.pop() ?? ''
    let node = root
    for (const part of path) {
      const next = node[part]
      node = typeof next === 'object' ? next : (node[part] = emptyTree())
    }
    node[last] ??= value
  }
  return withLists(root)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has no keys, and no prototype to hold any
const emptyTree = (): Tree => Object.create(null) as Tree

/** Entries numbered from 0 become a list. */
function withLists(tree: Tree): unknown {
  const entries = Object.entries(tree).map(
    ([name, value]) => [name, typeof value === 'string' ? value : withLists(value)] as const,
  )
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
