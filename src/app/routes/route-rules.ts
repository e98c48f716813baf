import type { RouteMatcher, RouteRules } from '#/navigation/router/route-rules.ts'
import { routes, type RouteRow } from './routes.ts'

/** The rules of the route table in the format of the app manifest; rows without rules are left out. */
export function routeMatcher(): RouteMatcher {
  const matcher: RouteMatcher = { static: {}, dynamic: {}, wildcard: {} }
  for (const row of routes) {
    const rules = rulesOf(row)
    if (Object.keys(rules).length > 0) matcher[kindOf(row)][row.path] = rules
  }
  return matcher
}

function kindOf({ path }: RouteRow): keyof RouteMatcher {
  if (path.includes('*')) return 'wildcard'
  return path.includes(':') ? 'dynamic' : 'static'
}

const rulesOf = ({ access, redirect }: RouteRow): RouteRules => ({
  ...(redirect !== undefined && { redirect }),
  ...(access === 'customer' && { appMiddleware: ['account'] }),
  ...(access === 'guest' && { appMiddleware: ['guest'] }),
})
