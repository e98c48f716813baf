import type { Hop } from '#/catalogue/urls/path-kind.ts'
import { isReserved } from '#/catalogue/urls/reserved-paths.ts'
import { pageTypeOf } from './page-type.ts'
import { type RedirectHosts, redirectTarget } from './redirect-target.ts'
import { notFound, type Resolution } from './resolution.ts'
import { type SplitPath, splitPath } from './split-path.ts'

/** A longer chain is a mistake in the data, and slow. */
const maxHops = 5

type Lookup = (paths: readonly string[]) => Promise<readonly Hop[]>
type PageHop = Extract<Hop, { kind: 'page' }>
type RedirectHop = Extract<Hop, { kind: 'redirect' }>

/**
 * Resolves a path, however often it has moved: a chain is flattened into one redirect; a loop or a chain
 * that is too long returns 404.
 */
export async function followPath(
  raw: string,
  lookup: Lookup,
  hosts: RedirectHosts,
): Promise<Resolution> {
  let at = splitPath(raw)
  let query = ''
  let status: 301 | 302 = 301
  const seen = new Set<string>()
  for (let hops = 0; hops <= maxHops && at && !seen.has(at.path); hops += 1) {
    seen.add(at.path)
    const hop = hopAt(at, await lookup([...new Set([at.path, at.basePath])]))
    if (!hop) return notFound
    if (hop.kind === 'page') {
      const page = pageAt(at, hop)
      return hops === 0 || page.status !== 200 ? page : { status, location: `/${at.path}/${query}` }
    }
    // One temporary redirect makes the whole chain temporary.
    if (hop.status === 302) status = 302
    const target = redirectTarget(hop.target, hosts)
    if (!target) return notFound
    if (target.kind === 'outside') return { status, location: target.url }
    if (target.path === '') return { status, location: `/${target.query}` }
    if (isReserved(target.path)) return { status, location: `/${target.path}/${target.query}` }
    query = target.query
    at = nextStop(at, hop, target.path)
  }
  return notFound
}

/** The full path takes precedence over the bike's path, and a page over a redirect. */
function hopAt({ path, basePath }: SplitPath, hops: readonly Hop[]): Hop | null {
  const at = (sought: string) => hops.filter((hop) => hop.path === sought).toSorted(pagesFirst)[0]
  return at(path) ?? at(basePath) ?? null
}
const pagesFirst = (a: Hop, b: Hop) => Number(b.kind === 'page') - Number(a.kind === 'page')

/** Carries `build` or `review` over to the bike's new path. */
function nextStop(from: SplitPath, hop: RedirectHop, target: string): SplitPath | null {
  const isBikeMove = from.segment !== null && hop.path !== from.path
  return splitPath(isBikeMove ? `${target}/${from.segment}` : target)
}

/** Only a child bike can be configured and reviewed. */
function pageAt({ path, action, segment }: SplitPath, hop: PageHop): Resolution {
  const basePath = `/${hop.path}/`
  if (action === null || hop.path === path)
    return { status: 200, pageType: pageTypeOf[hop.page], entityId: hop.entityId, basePath }
  if (hop.page !== 'child-bike') return notFound
  // One page has one URL: anything behind the segment changes nothing.
  return path === `${hop.path}/${segment}`
    ? { status: 200, pageType: action, entityId: hop.entityId, basePath }
    : { status: 301, location: `${basePath}${segment}/` }
}
