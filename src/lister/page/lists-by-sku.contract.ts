import * as v from 'valibot'
import { cardSchema } from '#/lister/listing/lister.contract.ts'
import { noError } from '#/platform/api/schema.ts'
import { settings } from '#/platform/config/settings.ts'

/** Wire shapes of the calls that take a list of SKUs: recently viewed products and stock. */

const skus = (most: number) =>
  v.pipe(
    v.string('fieldErrors.required'),
    v.maxLength(4_000, 'fieldErrors.tooLong'),
    v.transform((list) => [...new Set(list.split(',').map((sku) => sku.trim()))].filter(Boolean)),
    v.maxLength(most, 'fieldErrors.max'),
  )

export const recentlyViewedQuery = v.object({ skus: skus(settings.recentlyViewedLimit) })
export const recentlyViewedAnswer = v.object({ items: v.array(cardSchema), error: noError })

export const stockQuery = v.object({ skus: skus(50) })
export const stockAnswer = v.object({
  stock: v.array(
    v.object({
      sku: v.string(),
      in_stock: v.boolean(),
      /** Pieces, exact only when few are left. */
      qty_hint: v.number(),
      dispatch_date: v.nullable(v.string()),
    }),
  ),
  error: noError,
})

/** A limit that does not reveal the stock level. */
const maxHint = 10

export const toStockAnswer = (
  stock: readonly { sku: string; quantity: number; dispatchDate: string | null }[],
): v.InferInput<typeof stockAnswer> => ({
  stock: stock.map(({ sku, quantity, dispatchDate }) => ({
    sku,
    in_stock: quantity > 0,
    qty_hint: Math.max(0, Math.min(quantity, maxHint)),
    dispatch_date: dispatchDate,
  })),
  error: null,
})
