import { LRUCache } from 'lru-cache'
import { routeName } from '#/app/routes/route-name.ts'

type PathLabels = { route: string; pathInLog: string }

const maxLength = 200

const known = new LRUCache<string, PathLabels>({ max: 5_000, memoMethod: labelsOf })

/** How a path is named in the metrics and in the log. A long one is probably invented and is not cached. */
export const pathLabels = (path: string): PathLabels =>
  path.length > maxLength ? labelsOf(path) : known.memo(path)

function labelsOf(path: string): PathLabels {
  // Account URLs contain order numbers, which must not be logged.
  const shown = path.replace(/^(\/my-account\/\w+\/).+/, '$1:id')
  const pathInLog = shown.length > maxLength ? `${shown.slice(0, maxLength)}…` : shown
  return { route: routeName(path), pathInLog }
}
