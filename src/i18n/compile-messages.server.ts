import compile from 'icu-minify/compile'

export type MessageTree = { [key: string]: string | MessageTree }

/** Takes every message apart, so that no browser has to carry the parser. */
export function compileMessages(tree: MessageTree): object {
  const entries = Object.entries(tree).map(([key, held]) => [
    key,
    typeof held === 'string' ? compile(held) : compileMessages(held),
  ])
  return Object.fromEntries(entries) as object
}
