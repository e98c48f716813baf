import { bikeParameter } from '#/configurator/build/build-quote-url.ts'
import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import { Redirect } from '#/platform/api/page.ts'
import { buildPath } from '#/saved-builds/builds/build-code.ts'
import { findBuildByCode } from '#/saved-builds/builds/find-build.server.ts'
import { createBuildsToday, isAsSaved } from '#/saved-builds/changes/build-today.server.ts'
import { buildCodeParameter } from '#/saved-builds/page/quote-url.ts'
import type { Ctx } from '#/visitor/context.ts'

/** Whether a URL asks for a quote of a build, by its choices or by its code, and not of the cart. */
export const namesBuild = (query: URLSearchParams): boolean =>
  query.has(bikeParameter) || query.has(buildCodeParameter)

/**
 * The query that describes a build by its choices. A code is replaced by the choices that are available today;
 * a saved build that has changed since is shown first, so that nobody gets a quote for another bike than the
 * one they saved.
 */
export async function describedBuild(ctx: Ctx, query: URLSearchParams): Promise<URLSearchParams> {
  const typed = query.get(buildCodeParameter)
  if (typed === null) return query
  const saved = await findBuildByCode(ctx, typed)
  if (!saved) return noBuild
  const today = await createBuildsToday(ctx)(saved)
  if (!today.now || !isAsSaved(today)) throw new Redirect(buildPath(saved.code), 303)
  const { child, choice, bike } = today.now
  return new URLSearchParams([[bikeParameter, child.slug], ...choiceQuery(choice, bike)])
}

const noBuild = new URLSearchParams({ [bikeParameter]: '' })
