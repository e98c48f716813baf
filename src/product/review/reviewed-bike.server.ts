import { loadChildBike, type ProductKey } from '#/catalogue/read/catalogue.server.ts'
import { listComponents } from '#/catalogue/read/components.server.ts'
import type { BikeFamily, ComponentProduct, FamilyBike } from '#/catalogue/model/product.ts'
import { viewCart } from '#/cart/lines/cart.server.ts'
import type { CartLine } from '#/cart/lines/cart.ts'
import { findBikeLine } from '#/cart/lines/find-bike-line.ts'
import type { PricedCart, PricedLine } from '#/cart/pricing/price-cart.ts'
import { nullIfRefused } from '#/platform/api/refusal.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import { type FittedBike, fittedBike } from './fitted-bike.ts'

type Parts = (sku: string) => ComponentProduct | undefined

/** The bike in a cart, with the parts it is built from. */
export type HeldBike = { cart: PricedCart; line: PricedLine; bike: FittedBike; parts: Parts }

/** A bike of the catalogue and the visitor's line of it; `held` is null when their cart has none. */
export type ReviewedBike = { child: FamilyBike; family: BikeFamily; held: HeldBike | null }

export async function findReviewed(
  ctx: SessionCtx,
  key: ProductKey,
  bikeUid: string | null,
): Promise<ReviewedBike> {
  const [{ bike: child, family }, cart, parts] = await Promise.all([
    loadChildBike(ctx, key),
    findVisitorsCart(ctx),
    loadParts(ctx),
  ])
  const line = cart && findBikeLine(cart.lines, child.slug, bikeUid)
  if (!cart || !line) return { child, family, held: null }
  const bike = fittedBike(child.bike, {
    model: family.parent.model,
    chosen: chosenSkus(line.line, cart),
    part: (sku) => parts(sku)?.component,
  })
  return { child, family, held: { cart, line, bike, parts } }
}

/** A cart that is gone, closed or someone else's counts as none. */
export const findVisitorsCart = (ctx: SessionCtx): Promise<PricedCart | null> =>
  viewCart(ctx).catch(nullIfRefused)

/** Parts by their own SKU and by that of each size. */
async function loadParts(ctx: Ctx): Promise<Parts> {
  const parts = new Map<string, ComponentProduct>()
  for (const { components } of await listComponents(ctx))
    for (const part of components)
      for (const { sku } of [part, ...part.offers]) parts.set(sku.toUpperCase(), part)
  return (sku) => parts.get(sku.toUpperCase())
}

const chosenSkus = ({ options }: CartLine, { catalogue }: PricedCart) =>
  Object.fromEntries(options.map(({ sku }) => [catalogue.get(sku)?.section?.key ?? '', sku]))
