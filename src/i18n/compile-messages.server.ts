import compile from 'icu-minify/compile'

export type MessageTree = { [key: string]: string | MessageTree }

/** Compiles every message, so that browsers do not need the parser. */
export function compileMessages(tree: MessageTree): object {
  const entries = Object.entries(tree).map(([key, value]): [string, unknown] => [
    key,
    typeof value === 'string' ? compile(value) : compileMessages(value),
  ])
  return Object.fromEntries(entries)
}
