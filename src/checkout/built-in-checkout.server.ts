import { Refusal, type PlatformRefusal } from '#/platform/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { modeFor } from './start-checkout.server.ts'

/** Where the retailer has a provider of his own, nobody may order by a payment that is only played. */
export function requireBuiltIn(ctx: Ctx): void {
  const { CHECKOUT_URL, OVERSEAS_CHECKOUT_URL } = ctx.config
  const isElsewhere = modeFor(ctx) === 'local' ? CHECKOUT_URL : OVERSEAS_CHECKOUT_URL
  if (isElsewhere) throw new Refusal<PlatformRefusal>('page-not-found', { status: 404 })
}
