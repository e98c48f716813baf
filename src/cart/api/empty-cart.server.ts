import { newId } from '#/platform/config/ids.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Holder } from './cart-guard.ts'
import type { Cart } from '#/cart/lines/cart.ts'

export const emptyCart = (ctx: Ctx, { customerId, site }: Holder): Cart => ({
  id: newId(),
  site,
  customerId,
  isActive: true,
  mergedInto: null,
  version: 0,
  lines: [],
  couponCode: null,
  notices: [],
  updatedAt: ctx.now,
})
