import { type AnswerOf, callApi, unreadableError } from '#/platform/api/fetch-json.client.ts'
import type { depositsCall, productsCall } from '#/finance/finance.api.ts'
import { representativeCredit } from '#/finance/finance.ts'
import type { FinanceProduct } from '#/finance/loans/finance-product.ts'
import type { FinanceOffer } from './finance-offer.ts'

const timeoutMs = 10_000

/** The loans and deposits from the shop, or the text of the error. */
export async function fetchOffer(): Promise<FinanceOffer | string> {
  const signal = AbortSignal.timeout(timeoutMs)
  const [products, deposits] = await Promise.all([
    callApi<typeof productsCall>('/finance/v12-products', { signal }),
    callApi<typeof depositsCall>('/finance/v12-deposits', { signal }),
  ])
  const error = products?.body?.error ?? deposits?.body?.error
  if (error) return error.message
  return toOffer(products?.body ?? {}, deposits?.body ?? {}) ?? unreadableError.message
}

type Products = AnswerOf<typeof productsCall>

/** Null for a response that lacks something, or an empty list. */
function toOffer(
  { v12Products, example, notice, calculator_script: script = null }: Products,
  { v12Deposits }: AnswerOf<typeof depositsCall>,
): FinanceOffer | null {
  if (!v12Products || !v12Deposits || !example || notice === undefined) return null
  const products = v12Products.map(fromWire)
  const credit = representativeCredit({
    products,
    example: {
      price: inPence(example.price),
      depositPercent: example.deposit_percentage,
      productId: example.product_id,
    },
  })
  const deposits = v12Deposits.map(({ percentage }) => percentage)
  return credit && { products, deposits, example: { credit, notice }, script }
}

const fromWire = (wire: NonNullable<Products['v12Products']>[number]): FinanceProduct => ({
  id: wire.product_id,
  name: wire.name,
  months: wire.months,
  apr: wire.apr,
  minLoan: inPence(wire.rb_min_loan),
  maxLoan: wire.rb_max_loan === null ? null : inPence(wire.rb_max_loan),
})

const inPence = (pounds: number) => Math.round(pounds * 100)
