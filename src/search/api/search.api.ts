import { createApi } from '#/visitor/create-api.server.ts'
import { createMemoryLimit } from '#/platform/rate-limit/memory-limit.ts'
import { answerSearch, answerSuggest } from './search-wire.server.ts'
import { loadSearchStart } from './search-start.server.ts'
import {
  searchAnswer,
  searchQuery,
  startAnswer,
  suggestAnswer,
  suggestQuery,
} from './search.contract.ts'

/**
 * Prices depend on the country. A shared cache may store a response only if the URL names it: a cookie does
 * not.
 */
export const searchApi = createApi('/search', 'Search')

searchApi.get(
  '/products',
  {
    summary: 'Searches products, best match first, with the filters and pages of any listing',
    access: 'anyone',
    cache: 'one-minute',
    query: searchQuery,
    answer: searchAnswer,
  },
  (ctx, { query }) => answerSearch(ctx, query),
)

export const startCall = searchApi.get(
  '/start',
  {
    summary: 'Returns the categories and search terms that an empty search box offers',
    access: 'anyone',
    cache: 'one-minute',
    answer: startAnswer,
  },
  (ctx) => loadSearchStart(ctx),
)

/** A network may be a whole store or one of a phone company, and each of its shoppers asks with every pause in typing. */
const suggestionsPerMinute = 300
const countSuggestion = createMemoryLimit()

export const suggestCall = searchApi.get(
  '/suggest',
  {
    summary: 'Suggests search terms, categories and products while the visitor types',
    access: 'anyone',
    cache: 'one-minute',
    query: suggestQuery,
    answer: suggestAnswer,
  },
  (ctx, { query }) => {
    countSuggestion(ctx.visitor.network, { limit: suggestionsPerMinute, now: ctx.now })
    return answerSuggest(ctx, query.q)
  },
)
