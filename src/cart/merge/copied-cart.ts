import * as v from 'valibot'
import { cartLineSchema } from '#/cart/lines/cart.ts'

/** The contents of a cart, without its owner. */
export const copiedCartSchema = v.object({
  lines: v.array(cartLineSchema),
  couponCode: v.nullable(v.string()),
})
export type CopiedCart = v.InferOutput<typeof copiedCartSchema>
