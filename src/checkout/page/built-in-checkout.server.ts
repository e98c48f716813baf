import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { checkoutWay, type CheckoutWay, modeFor } from '#/checkout/handover/checkout-way.ts'

/** Where this visitor's orders are paid. */
export const wayFor = ({ config, visitor }: Ctx): CheckoutWay =>
  checkoutWay(config, modeFor(visitor.country.code))

/** What the built-in pages can do for this visitor. Where the retailer has a checkout elsewhere, they do not exist. */
export function builtInWay(ctx: Ctx): Exclude<CheckoutWay, { kind: 'outside' }> {
  const way = wayFor(ctx)
  if (way.kind === 'outside') throw new Refusal<PlatformRefusal>('page-not-found', { status: 404 })
  return way
}
