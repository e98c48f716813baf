import compile from 'icu-minify/compile'
import { keepUnits } from './numbers/keep-units.ts'

export type MessageTree = { [key: string]: string | MessageTree }

/**
 * Compiles every message, so that browsers do not need the parser. Figures keep to their units here, too: the bundle is
 * made from the typed texts, and a page must be hydrated with the text that the server rendered.
 */
export function compileMessages(tree: MessageTree): object {
  const entries = Object.entries(tree).map(([key, value]): [string, unknown] => [
    key,
    typeof value === 'string' ? compile(keepUnits(value)) : compileMessages(value),
  ])
  return Object.fromEntries(entries)
}
