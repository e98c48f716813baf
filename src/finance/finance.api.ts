import { toApiError } from '#/platform/api/api-error.server.ts'
import { isRefusal, Refusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import {
  depositsAnswer,
  productsAnswer,
  noDeposits,
  noProducts,
  toDepositsAnswer,
  toProductsAnswer,
} from './finance.contract.ts'
import { calculatorScript, loadFinance } from './finance.server.ts'

/** A shared cache may store a response only if its URL names the country: a cookie does not. */
export const financeApi = createApi('/finance', 'Finance')

export const productsCall = financeApi.get(
  '/v12-products',
  {
    summary: 'Lists the loans on offer, in the United Kingdom only',
    access: 'anyone',
    cache: 'five-minutes',
    answer: productsAnswer,
  },
  async (ctx) => {
    const finance = await findOffered(ctx)
    return finance instanceof Refusal
      ? noProducts(toApiError(finance, ctx.visitor.locale))
      : toProductsAnswer(finance, ctx.visitor.locale, calculatorScript(ctx))
  },
)

export const depositsCall = financeApi.get(
  '/v12-deposits',
  {
    summary: 'Lists the proposed deposits in per cent of the price, in the United Kingdom only',
    access: 'anyone',
    cache: 'five-minutes',
    answer: depositsAnswer,
  },
  async (ctx) => {
    const finance = await findOffered(ctx)
    return finance instanceof Refusal
      ? noDeposits(toApiError(finance, ctx.visitor.locale))
      : toDepositsAnswer()
  },
)

const findOffered = (ctx: Ctx) =>
  loadFinance(ctx).catch((problem: unknown) => {
    if (isRefusal(problem)) return problem
    throw problem
  })
