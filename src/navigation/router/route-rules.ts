import { escapePattern } from '#/platform/types/escape-pattern.ts'

/** The rules of a route in the release's manifest. */
export type RouteRules = {
  /** The path this route always redirects to. */
  redirect?: string
  /** Checks that the server makes before it renders the page. */
  appMiddleware?: readonly string[]
}

/** Rules by path: exact paths, paths with `:names` in them, and rules for every path. */
export type RouteMatcher = Record<'static' | 'dynamic' | 'wildcard', Record<string, RouteRules>>

/** Compiles the rules of a manifest; throws if they are malformed. */
export function createRuleMatcher(matcher: RouteMatcher): (path: string) => RouteRules {
  const everywhere = Object.values(matcher.wildcard)
  const patterns = Object.entries(matcher.dynamic).map(
    ([path, rules]) => [patternOf(path), rules] as const,
  )
  return (path) => {
    const bare = path.replace(/(.)\/$/, '$1')
    const matching = patterns.flatMap(([pattern, rules]) => (pattern.test(bare) ? rules : []))
    const own = Object.hasOwn(matcher.static, bare) ? matcher.static[bare] : undefined
    return [...everywhere, ...matching, own].reduce<RouteRules>(
      (all, each) => ({ ...all, ...each }),
      {},
    )
  }
}

function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : escapePattern(part)))
  return new RegExp(`^${parts.join('/')}$`)
}
