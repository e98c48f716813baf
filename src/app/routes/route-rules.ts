import type { RouteMatcher, RouteRules } from '#/navigation/router/route-rules.ts'
import { routes, type RouteRow } from './routes.ts'

/** The rules of the route table in the format of the app manifest; rows without rules are left out. */
export function routeMatcher(rows: readonly RouteRow[] = routes): RouteMatcher {
  const matcher: RouteMatcher = { static: {}, dynamic: {}, wildcard: {} }
  for (const row of rows) {
    const rules = rulesOf(row)
    if (Object.keys(rules).length > 0) matcher[kindOf(row)][row.path] = rules
  }
  return matcher
}

function kindOf({ path }: RouteRow): keyof RouteMatcher {
  if (path.includes('*')) return 'wildcard'
  return path.includes(':') ? 'dynamic' : 'static'
}

const rulesOf = ({ path, redirect }: RouteRow): RouteRules => ({
  ...(redirect !== undefined && { redirect }),
  ...(path.startsWith('/my-account/') && { appMiddleware: ['account'] }),
  ...(guestPages.includes(path) && { appMiddleware: ['guest'] }),
})

/** Pages that redirect a customer who is already logged in. */
const guestPages = ['/auth/login', '/auth/register', '/auth/reset-password']
