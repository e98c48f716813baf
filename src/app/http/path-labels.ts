import { LRUCache } from 'lru-cache'
import { routeName } from '#/app/routes/route-name.ts'

type PathLabels = { route: string; pathInLog: string }

const maxLength = 200

const labels = new LRUCache<string, PathLabels>({ max: 5_000 })

/** The names of a path in the metrics and in the log. */
export function pathLabels(path: string): PathLabels {
  const known = labels.get(path)
  if (known) return known
  const made = labelsOf(path)
  // A long path is probably invented and would only take up memory.
  if (path.length <= maxLength) labels.set(path, made)
  return made
}

function labelsOf(path: string): PathLabels {
  // Account URLs contain order numbers, which must not be logged.
  const shown = path.replace(/^(\/my-account\/\w+\/).+/, '$1:id')
  const pathInLog = shown.length > maxLength ? `${shown.slice(0, maxLength)}…` : shown
  return { route: routeName(path), pathInLog }
}
