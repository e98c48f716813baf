import { LRUCache } from 'lru-cache'
import { routeName } from '#/app/routes/route-name.ts'
import { isPersonal, routes } from '#/app/routes/routes.ts'

type PathLabels = { route: string; pathInLog: string }

const maxLength = 200

/** The folders of personal pages whose next segment names an order, an address, a build or a preview. */
const personalFolders = routes
  .filter(isPersonal)
  .flatMap(({ path }) => /^(\/[^:]+\/):/.exec(path)?.[1] ?? [])

/** Such a segment must not be logged: it is personal or opens the page. Routes ignore the case of a path. */
const personalPart = new RegExp(`^(${personalFolders.join('|')}).+`, 'i')

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
  const shown = path.replace(personalPart, '$1:id')
  const pathInLog = shown.length > maxLength ? `${shown.slice(0, maxLength)}…` : shown
  return { route: routeName(path), pathInLog }
}
