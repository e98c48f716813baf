import { pageNotFound } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { chosenProvider } from '#/payments/payment-providers.server.ts'
import { checkoutWay, type CheckoutWay, modeFor } from '#/checkout/handover/checkout-way.ts'

/** The checkout for this visitor's country. */
export const wayFor = ({ config, visitor }: Ctx): CheckoutWay =>
  checkoutWay(config, modeFor(visitor.country.code))

/** Whether the built-in checkout charges nobody. */
export const isTestCheckout = ({ config }: Ctx): boolean => chosenProvider(config)?.isTest ?? false

/**
 * The built-in checkout for this visitor. If the retailer has an external checkout, orders and the pages that belong
 * to them respond with 404.
 */
export function builtInWay(ctx: Ctx): Exclude<CheckoutWay, { kind: 'outside' }> {
  const way = wayFor(ctx)
  if (way.kind === 'outside') throw pageNotFound()
  return way
}
