import type { CartLine } from '#/cart/lines/cart.ts'
import { buildItems } from '#/configurator/api/build-items.ts'
import { findRequestedBuild, linesOfBuild } from '#/configurator/api/requested-build.server.ts'
import { bikeParameter } from '#/configurator/build/build-quote-url.ts'
import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import { customiseUrl } from '#/product/bike/customise-url.ts'
import type { Ctx } from '#/visitor/context.ts'

/** The lines of a build, none while its size is missing, and where the build is changed. */
export type QuotedBuild = { lines: readonly CartLine[]; changeUrl: string }

/**
 * The build that a URL describes as the configurator's does. Null if it cannot be built just so: a quote must
 * not hold the price of another bike than the one that was chosen.
 */
export async function findQuotedBuild(
  ctx: Ctx,
  query: URLSearchParams,
): Promise<QuotedBuild | null> {
  const found = await findRequestedBuild(ctx, query.get(bikeParameter) ?? '', query)
  if (!found) return null
  const { child, bike, choice } = found
  const changeUrl = `${customiseUrl(child)}?${choiceQuery(choice, bike)}`
  if (choice.size === null) return { lines: [], changeUrl }
  const items = buildItems(bike, choice)
  const lines = items && (await linesOfBuild(ctx, items))
  return lines && { lines, changeUrl }
}
