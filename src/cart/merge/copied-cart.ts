import * as v from 'valibot'
import { cartLineSchema } from '#/cart/lines/cart.ts'

/** What a cart holds, without whose it is. */
export const copiedCartSchema = v.object({
  lines: v.array(cartLineSchema),
  couponCode: v.nullable(v.string()),
})
export type CopiedCart = v.InferOutput<typeof copiedCartSchema>
