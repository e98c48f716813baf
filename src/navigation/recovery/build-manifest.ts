import {
  createRuleMatcher,
  type RouteMatcher,
  type RouteRules,
} from '#/navigation/router/route-rules.ts'

type Fetch = (url: string) => Promise<Response>

/**
 * Reads the route rules of this release. A failure to fetch the manifest, to build the matcher or to match
 * is only logged: without rules the page asks the server, which applies them anyway.
 */
export async function loadRouteRules(
  buildId: string,
  fetch: Fetch,
): Promise<(path: string) => RouteRules> {
  const match = createMatcher(await fetchManifest(buildId, fetch))
  return (path) => {
    try {
      return match(path)
    } catch (error) {
      console.error('[calder] Cannot match the route rules', error)
      return {}
    }
  }
}

async function fetchManifest(buildId: string, fetch: Fetch): Promise<unknown> {
  try {
    const response = await fetch(`/builds/meta/${buildId}.json`)
    if (!response.ok) throw new Error(`The manifest answered ${response.status}`)
    return await response.json()
  } catch (error) {
    console.error('[calder] Cannot fetch the app manifest', error)
    return null
  }
}

function createMatcher(manifest: unknown): (path: string) => RouteRules {
  if (manifest === null) return () => ({})
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a malformed one throws, which is caught below
    return createRuleMatcher((manifest as { matcher: RouteMatcher }).matcher)
  } catch (error) {
    console.error('[calder] Cannot create the route matcher', error)
    return () => ({})
  }
}
