import * as v from 'valibot'
import type { Locale } from '#/i18n/locale.ts'
import { errorSchema } from '#/platform/api/schema.ts'
import { proposedDeposits } from './loans/deposit.ts'
import type { Finance } from './finance.ts'

/** Wire shapes of `/nuxt/api/finance/*`: these names are used nowhere else. Amounts are in pounds. */

const wireProduct = v.object({
  product_id: v.string(),
  name: v.string(),
  months: v.number(),
  apr: v.number(),
  rb_min_loan: v.number(),
  rb_max_loan: v.nullable(v.number()),
})

export const productsAnswer = v.object({
  v12Products: v.array(wireProduct),
  /** The typical loan and the notice that must be shown with every rate; left out where there is none. */
  example: v.optional(
    v.object({
      price: v.number(),
      deposit_percentage: v.number(),
      product_id: v.nullable(v.string()),
    }),
  ),
  notice: v.optional(v.string()),
  /** The lender's calculator, for the browser to load; null where the shop works alone. */
  calculator_script: v.nullable(v.string()),
  error: v.nullable(errorSchema),
})

export const depositsAnswer = v.object({
  v12Deposits: v.array(v.object({ percentage: v.number() })),
  error: v.nullable(errorSchema),
})

export const toProductsAnswer = (
  { products, example, notice }: Finance,
  locale: Locale,
  script: string | null,
): v.InferOutput<typeof productsAnswer> => ({
  v12Products: products.map(({ id, name, months, apr, minLoan, maxLoan }) => ({
    product_id: id,
    name,
    months,
    apr,
    rb_min_loan: minLoan / 100,
    rb_max_loan: maxLoan === null ? null : maxLoan / 100,
  })),
  example: {
    price: example.price / 100,
    deposit_percentage: example.depositPercent,
    product_id: example.productId,
  },
  notice: notice[locale],
  calculator_script: script,
  error: null,
})

type ApiError = v.InferOutput<typeof errorSchema>

/** Empty lists where no credit is offered: clients of these calls read `error`, not the status. */
export const noProducts = (error: ApiError): v.InferOutput<typeof productsAnswer> => ({
  v12Products: [],
  calculator_script: null,
  error,
})

export const noDeposits = (error: ApiError): v.InferOutput<typeof depositsAnswer> => ({
  v12Deposits: [],
  error,
})

export const toDepositsAnswer = (): v.InferOutput<typeof depositsAnswer> => ({
  v12Deposits: proposedDeposits.map((percentage) => ({ percentage })),
  error: null,
})
