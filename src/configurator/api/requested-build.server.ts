import { resolveItems } from '#/cart/items/resolve-items.server.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { type BikeFamily, type FamilyBike, isSoldIn } from '#/catalogue/model/product.ts'
import { loadChildBike, type ProductKey } from '#/catalogue/read/catalogue.server.ts'
import type { Choice } from '#/configurator/choice/choice.ts'
import { choiceFrom } from '#/configurator/choice/choice-url.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { loadProductPrices } from '#/product/api/product-prices.server.ts'
import { isCustomisable } from '#/product/bike/customise-url.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { BuildItems } from './build-items.ts'
import { inCatalogueSpelling } from './catalogue-spelling.ts'
import { offerBike } from './offered-bike.server.ts'

/** A bike with everything that it can be configured with in the visitor's country. */
export type ConfigurableBike = { child: FamilyBike; family: BikeFamily; bike: OfferedBike }

/** The reason that a bike cannot be configured: it is no longer sold, or not in the visitor's country. */
export type NoBike = 'gone' | 'elsewhere'

/** A URL may hold anything, such as a character that the database cannot store. */
const isSlug = (text: string) => /^[\w-]{1,100}$/.test(text)

export async function findConfigurableBike(
  ctx: Ctx,
  key: ProductKey,
): Promise<ConfigurableBike | NoBike> {
  if ('slug' in key && !isSlug(key.slug)) return 'gone'
  const found = await findChild(ctx, key)
  if (!found?.child.isActive || !isCustomisable(found.child.bike)) return 'gone'
  if (!isSoldIn(found.child.bike, ctx.visitor.country.code)) return 'elsewhere'
  const { child, family } = found
  return { child, family, bike: await offerBike(ctx, found) }
}

async function findChild(ctx: Ctx, key: ProductKey) {
  try {
    const [{ bike: child, family }, prices] = await Promise.all([
      loadChildBike(ctx, key),
      loadProductPrices(ctx),
    ])
    return { child, family, prices }
  } catch (problem) {
    if (isRefusal(problem)) return null
    throw problem
  }
}

/** A bike and the choice that a query describes as the configurator's URL does, in any case. */
export type RequestedBuild = ConfigurableBike & { choice: Choice }

/** Null if the bike is not offered or cannot be built just so. */
export async function findRequestedBuild(
  ctx: Ctx,
  slug: string,
  query: URLSearchParams,
): Promise<RequestedBuild | null> {
  const found = await findConfigurableBike(ctx, { slug })
  if (typeof found === 'string') return null
  const spelled = inCatalogueSpelling(query, found.bike)
  const { choice, lost, lostFrame } = choiceFrom(spelled, found.bike)
  return lost.length + lostFrame.length === 0 ? { ...found, choice } : null
}

/** The paint refers to its bike by this `ref`. */
const ref = 'bike'
const anItem = { quantity: 1, selectedOptions: [], entered: [], ref: null, associatedRef: null }

/** A build as lines of a cart; null if the cart would refuse it. */
export async function linesOfBuild(
  ctx: Ctx,
  { sku, options, paint }: BuildItems,
): Promise<CartLine[] | null> {
  const bike = { ...anItem, sku, selectedOptions: options, ref }
  const items = paint === null ? [bike] : [bike, { ...anItem, sku: paint, associatedRef: ref }]
  const requested = await resolveItems(ctx, items, await loadItems(ctx))
  const lines = requested.flatMap((each) => ('line' in each ? [each.line] : []))
  return lines.length === requested.length ? lines : null
}
