import { stockOf } from '#/catalogue/stock/stock.server.ts'
import { createApi } from '#/platform/api/api-router.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { answerLister, answerRecentlyViewed } from '#/lister/page/lister-wire.server.ts'
import {
  listerAnswer,
  listerQuery,
  spelledQuery,
  recentlyViewedAnswer,
  recentlyViewedQuery,
  stockAnswer,
  stockQuery,
  toStockAnswer,
} from './lister.contract.ts'

/**
 * Prices depend on the country. A shared cache may store a response only if the URL names it: a cookie does
 * not.
 */
export const catalogApi = createApi<Ctx>('/catalog', 'Catalogue')

catalogApi.get(
  '/lister',
  {
    summary: 'The products of a category, filtered, counted, sorted and cut to a page',
    access: 'anyone',
    cache: 'one-minute',
    storedAs: spelledQuery,
    query: listerQuery,
    answer: listerAnswer,
  },
  (ctx, { query, reply }) => answerLister(ctx, query, reply),
)

catalogApi.get(
  '/recently-viewed',
  {
    summary:
      'Cards of products the browser remembers, in the given order; what is gone is left out',
    access: 'anyone',
    cache: 'one-minute',
    query: recentlyViewedQuery,
    answer: recentlyViewedAnswer,
  },
  (ctx, { query }) => answerRecentlyViewed(ctx, query.skus),
)

catalogApi.get(
  '/stock',
  {
    summary: 'Stock and dispatch date as of now, which keeps stored pages honest',
    access: 'anyone',
    query: stockQuery,
    answer: stockAnswer,
  },
  async (ctx, { query }) => toStockAnswer(await stockOf(ctx, query.skus)),
)
