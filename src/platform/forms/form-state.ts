import type { FieldErrors, FieldMessage } from '#/platform/api/refusal.ts'

/** A form as it was sent: each name once, the last one counts. */
export type FormValues = Readonly<Record<string, string>>

/** A form that came back: everything typed is still there, and what is wrong stands beside it. */
export type FormState = {
  /** Which form of the page, by its hidden field `form`. */
  id: string
  values: FormValues
  fields: FieldErrors
  /** What is wrong beside or instead of fields. */
  summary: FieldMessage | null
}

/** The hidden field that tells the forms of one page apart. */
export const formIdField = 'form'

/** Passwords are typed again: they are never sent back, and never stand in a document. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))

type Tree = { [name: string]: Tree | string }

/**
 * `{ 'delivery.street.0': 'x' }` → `{ delivery: { street: ['x'] } }`, as schemas want it. Names come
 * from strangers: objects without a prototype have nothing that a name could overwrite.
 */
export function nestedValues(values: FormValues): unknown {
  const root = emptyTree()
  for (const [name, value] of Object.entries(values)) {
    const path = name.split('.')
    const last = path.pop() ?? ''
    let place = root
    for (const part of path) {
      const next = place[part]
      place = typeof next === 'object' ? next : (place[part] = emptyTree())
    }
    place[last] ??= value
  }
  return listed(root)
}

const emptyTree = (): Tree => Object.create(null) as Tree

/** What is numbered from 0 on is a list. */
function listed(tree: Tree): unknown {
  const entries = Object.entries(tree).map(
    ([name, value]) => [name, typeof value === 'string' ? value : listed(value)] as const,
  )
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
