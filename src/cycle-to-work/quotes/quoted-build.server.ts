import { resolveItems } from '#/cart/items/resolve-items.server.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { loadChildBike } from '#/catalogue/read/catalogue.server.ts'
import { isSoldIn } from '#/catalogue/model/product.ts'
import { buildItems, type BuildItems } from '#/configurator/api/build-items.ts'
import { offerBike } from '#/configurator/api/offered-bike.server.ts'
import { buildParameter } from '#/configurator/choice/build-quote-url.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import { choiceFrom, choiceQuery } from '#/configurator/choice/choice-url.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import { customiseUrl, isCustomisable } from '#/product/bike/customise-url.ts'
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
  const found = await findBike(ctx, query.get(buildParameter) ?? '')
  if (!found) return null
  const bike = await offerBike(ctx, found)
  const { choice, lost } = choiceFrom(query, bike)
  if (lost.length > 0 || !isAsRequested(choice, query)) return null
  const changeUrl = `${customiseUrl(found.child)}?${choiceQuery(choice, bike)}`
  if (choice.size === null) return { lines: [], changeUrl }
  const items = buildItems(bike, choice)
  const lines = items && (await linesOf(ctx, items))
  return lines && { lines, changeUrl }
}

/** A colour or a size that does not exist was replaced when the URL was read. */
const isAsRequested = ({ colour, size, parts }: Choice, query: URLSearchParams): boolean =>
  Object.entries({ colour, size, ...sizesOf(parts) }).every(
    ([name, value]) => !query.has(name) || query.get(name) === value,
  )

const sizesOf = (parts: Choice['parts']) =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [`${key}-size`, part.size]))

async function findBike(ctx: Ctx, slug: string) {
  try {
    const [{ bike: child, family }, prices] = await Promise.all([
      loadChildBike(ctx, { slug }),
      loadProductPrices(ctx),
    ])
    const { bike } = child
    const isSold = child.isActive && isSoldIn(bike, ctx.visitor.country.code)
    return isSold && isCustomisable(bike) ? { child, family, prices } : null
  } catch (problem) {
    if (isRefusal(problem)) return null
    throw problem
  }
}

/** The paint refers to its bike by this `ref`. */
const ref = 'bike'
const anItem = { quantity: 1, selectedOptions: [], entered: [], ref: null, associatedRef: null }

async function linesOf(ctx: Ctx, { sku, options, paint }: BuildItems): Promise<CartLine[] | null> {
  const bike = { ...anItem, sku, selectedOptions: options, ref }
  const items = paint === null ? [bike] : [bike, { ...anItem, sku: paint, associatedRef: ref }]
  const requested = await resolveItems(ctx, items, await loadItems(ctx))
  const lines = requested.flatMap((each) => ('line' in each ? [each.line] : []))
  return lines.length === requested.length ? lines : null
}
