import { pathTag } from '#/catalogue/urls/claim-paths.server.ts'
import { findPagePaths } from '#/catalogue/urls/page-paths.server.ts'
import { sites } from '#/platform/config/sites.ts'
import type { Ctx } from '#/visitor/context.ts'
import { isExempt } from './exempt-path.ts'
import { followPath } from './follow-path.ts'
import { notFound, type Resolution } from './resolution.ts'

/** Our sites and their help pages. */
const ownHosts: ReadonlySet<string> = new Set(
  sites.flatMap(({ productionHosts, helpUrl }) => [...productionHosts, new URL(helpUrl).hostname]),
)

/**
 * Resolves a path of the shop, for both the catch-all page and the API. Paths with routes of their own are
 * never looked up.
 */
export async function resolvePath(ctx: Ctx, path: string): Promise<Resolution> {
  if (isExempt(path)) return notFound
  return followPath(
    path,
    (paths) => {
      // A page may appear, move or go at any of these paths, so the response is tagged with each.
      for (const each of paths) ctx.tags.add(pathTag(each))
      return findPagePaths(ctx, paths)
    },
    { own: ownHosts, named: new Set(ctx.config.REDIRECT_HOSTS) },
  )
}
