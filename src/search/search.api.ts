import { createApi } from '#/platform/api-router.server.ts'
import { createThrottle } from '#/platform/throttle.ts'
import type { Ctx } from '#/visitor/context.ts'
import { answerSearch, answerSuggest } from './search-wire.server.ts'
import { searchAnswer, searchWish, suggestAnswer, suggestWish } from './search.contract.ts'

/** Prices follow the visitor's country, which is in a cookie: no shared cache may keep these. */
export const searchApi = createApi<Ctx>('/search', 'Search')

searchApi.get(
  '/products',
  {
    summary: 'Products that fit a query, best first, with the filters and pages of any listing',
    access: 'anyone',
    cache: 'one-minute',
    query: searchWish,
    answer: searchAnswer,
  },
  (ctx, { query }) => answerSearch(ctx, query),
)

/** One a second is faster than anybody reads suggestions. */
const throttle = createThrottle({ limit: 60, windowSeconds: 60 })

searchApi.get(
  '/suggest',
  {
    summary: 'Terms, shelves and products for somebody who is still typing',
    access: 'anyone',
    cache: 'one-minute',
    query: suggestWish,
    answer: suggestAnswer,
  },
  (ctx, { query }) => {
    throttle(ctx.visitor.address, ctx.now)
    return answerSuggest(ctx, query.q)
  },
)
