import { loadRouteRules } from './build-manifest.ts'
import { watchBuild } from './build-watch.ts'
import type { RouteRules } from '#/navigation/router/route-rules.ts'

export type FollowedBuild = ReturnType<typeof followBuild>

/** Loads the route rules of this release, and watches for a newer one; started when the page is idle. */
export function followBuild({ buildId, pollMs }: { buildId: string; pollMs: number | false }) {
  const get = (url: string) => fetch(url)
  const watch = watchBuild({ buildId, intervalMs: pollMs, fetch: get })
  let rulesFor = (_path: string): RouteRules => ({})
  const loadRules = async () => {
    rulesFor = await loadRouteRules(buildId, get)
  }
  void loadRules()
  return { ...watch, rulesFor: (path: string) => rulesFor(path) }
}
