import { loadRouteRules } from './build-manifest.ts'
import { watchBuild } from './build-watch.ts'
import type { RouteRules } from '#/navigation/router/route-rules.ts'

export type FollowedBuild = ReturnType<typeof followBuild>

/** What a page learns of its build once it has nothing better to do: its route rules, and when it is replaced. */
export function followBuild({ buildId, pollMs }: { buildId: string; pollMs: number | false }) {
  const ask = (url: string) => fetch(url)
  const watch = watchBuild({ buildId, intervalMs: pollMs, fetch: ask })
  let rulesFor = (_path: string): RouteRules => ({})
  const learnRules = async () => {
    rulesFor = await loadRouteRules(buildId, ask)
  }
  void learnRules()
  return { ...watch, rulesFor: (path: string) => rulesFor(path) }
}
