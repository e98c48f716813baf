import { pathTag } from '#/catalogue/urls/claim-paths.server.ts'
import { findPagePaths } from '#/catalogue/urls/page-paths.server.ts'
import { siteHosts } from '#/platform/config/sites.ts'
import type { Ctx } from '#/visitor/context.ts'
import { isExempt } from './exempt-path.ts'
import { followPath } from './follow-path.ts'
import type { RedirectHosts } from './redirect-target.ts'
import { notFound, type Resolution } from './resolution.ts'

/** Our sites. */
const productionHosts = Object.values(siteHosts).flatMap(({ production }) => production)

/** Our sites and the help pages elsewhere, if there are any. */
const ownHosts = ({ HELP_URL }: Ctx['config']): ReadonlySet<string> =>
  new Set(HELP_URL === null ? productionHosts : [...productionHosts, new URL(HELP_URL).hostname])

/** The external hosts that the settings let a redirect lead to. */
export const redirectHosts = (config: Ctx['config']): RedirectHosts => ({
  own: ownHosts(config),
  named: new Set(config.REDIRECT_HOSTS),
})

/**
 * Resolves a path of the shop, for both the catch-all page and the API. Paths below the segments of
 * exempt-path.ts are never looked up.
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
    redirectHosts(ctx.config),
  )
}
