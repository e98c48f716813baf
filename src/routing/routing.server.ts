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
 * What a path of the shop leads to: the one answer for the catch-all page and for whoever asks by
 * HTTP. Paths with routes of their own are never looked up.
 */
export async function resolvePath(ctx: Ctx, path: string): Promise<Resolution> {
  if (isExempt(path)) return notFound
  return followPath(
    path,
    (paths) => {
      // a page may appear, move or go at any of these, so the answer hangs on each
      for (const each of paths) ctx.tags.add(`address:${encodeURI(each)}`)
      return findPagePaths(ctx, paths)
    },
    { own: ownHosts, named: new Set(ctx.config.REDIRECT_HOSTS) },
  )
}
