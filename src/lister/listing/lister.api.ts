import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { answerLister, answerRecentlyViewed } from '#/lister/page/lister-wire.server.ts'
import {
  recentlyViewedAnswer,
  recentlyViewedQuery,
  stockAnswer,
  stockQuery,
  toStockAnswer,
} from '#/lister/page/lists-by-sku.contract.ts'
import { listerAnswer, listerQuery, spelledQuery } from './lister.contract.ts'

/**
 * Prices depend on the country. A shared cache may store a response only if the URL names it: a cookie does
 * not.
 */
export const catalogApi = createApi('/catalog', 'Catalogue')

catalogApi.get(
  '/lister',
  {
    summary: 'Lists the products of a category: filtered, counted, sorted and in pages',
    access: 'anyone',
    cache: 'one-minute',
    storedAs: spelledQuery,
    query: listerQuery,
    answer: listerAnswer,
  },
  (ctx, { query, reply }) => answerLister(ctx, query, reply),
)

export const recentlyViewedCall = catalogApi.get(
  '/recently-viewed',
  {
    summary:
      'Returns the cards of the given products in the given order, without those no longer sold',
    access: 'anyone',
    cache: 'one-minute',
    query: recentlyViewedQuery,
    answer: recentlyViewedAnswer,
  },
  (ctx, { query }) => answerRecentlyViewed(ctx, query.skus),
)

export const stockCall = catalogApi.get(
  '/stock',
  {
    summary: 'Returns current stock and dispatch dates, because cached pages may be out of date',
    access: 'anyone',
    query: stockQuery,
    answer: stockAnswer,
  },
  async (ctx, { query }) => toStockAnswer(await stockOf(ctx, query.skus)),
)
