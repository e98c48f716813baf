import { createApi } from '#/visitor/create-api.server.ts'
import {
  depositsAnswer,
  productsAnswer,
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
  async (ctx) =>
    toProductsAnswer(await loadFinance(ctx), ctx.visitor.locale, calculatorScript(ctx)),
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
    await loadFinance(ctx)
    return toDepositsAnswer()
  },
)
