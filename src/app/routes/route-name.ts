import { callPaths } from './api.ts'
import { collectionEventsPath } from '#/stores/screen/screen-path.ts'
import { matchPage } from './pages.server.ts'
import { nonPageFolder } from '#/platform/paths/non-page-folder.ts'

const islands = /^\/__nuxt_island(?=\/)/
const ownFiles =
  /^\/(?:livez|readyz|metrics|robots\.txt|sitemap\.xml|favicon\.(?:svg|ico)|wordmark\.png)$/
const payloadSuffix = '_payload.json'

/**
 * The route label of a request in the metrics. There are only a few, whatever paths strangers invent,
 * because every label becomes a time series that is stored for good.
 */
export function routeName(path: string): string {
  if (path.startsWith('/nuxt/api/'))
    return callPaths.has(path) || path === collectionEventsPath ? path : '/nuxt/api/*'
  const [folder] = nonPageFolder.exec(path) ?? islands.exec(path) ?? []
  if (folder) return `${folder}/*`
  if (ownFiles.test(path)) return path
  if (!path.endsWith(`/${payloadSuffix}`)) return matchPage(path).row.path
  return `${matchPage(path.slice(0, -payloadSuffix.length)).row.path} ${payloadSuffix}`
}
