import type { DataRouter } from 'react-router'
import { whenIdle } from '#/navigation/hydration/clock.ts'
import { firstInteraction } from '#/navigation/hydration/first-interaction.ts'
import type { FollowedBuild } from '#/navigation/recovery/follow-build.ts'
import { followLinks } from '#/navigation/links/follow-links.ts'
import { attachRouter, payloadMemory } from '#/navigation/payload/payload.ts'
import { rememberPages } from '#/navigation/payload/page-memory.ts'
import { preloadErrors } from '#/navigation/recovery/preload-error.ts'

type NavigationOptions = { buildId: string; buildPollMs: number | false }

/** Called once, before hydration. Returns a function that undoes everything, for tests and hot reloading. */
export function startNavigation(router: DataRouter, { buildId, buildPollMs }: NavigationOptions) {
  const ending = new AbortController()
  let build: FollowedBuild | null = null
  attachRouter({
    router,
    buildId,
    isOutdated: () => build?.isOutdated() ?? false,
    redirectOf: (path) => build?.rulesFor(path).redirect,
  })
  const follow = async () => {
    const { followBuild } = await import('#/navigation/recovery/follow-build.ts')
    if (!ending.signal.aborted) build = followBuild({ buildId, pollMs: buildPollMs })
  }
  const endings = [
    () => ending.abort(),
    // Until it is loaded a page asks the server, which knows the rules and serves the newest release.
    whenIdle(() => void follow().catch(console.error)),
    () => build?.stop(),
    followLinks(router),
    rememberPages(router, payloadMemory),
    // A transition waits for parts that are not hydrated but use the location, so hydrate them now.
    router.subscribe(firstInteraction.see),
    clearErrorsPerNavigation(router),
    preloadErrors.listen(window),
    () => attachRouter(null),
  ]
  return () => {
    for (const end of endings) end()
  }
}

/** A lost chunk of an earlier page does not justify reloading the next one. */
function clearErrorsPerNavigation(router: DataRouter): () => void {
  let last = router.state.navigation.location
  return router.subscribe(({ navigation }) => {
    if (navigation.location && navigation.location !== last) preloadErrors.clear()
    last = navigation.location
  })
}
