import { createApi } from '#/visitor/create-api.server.ts'
import { createMemoryLimit } from '#/platform/rate-limit/memory-limit.ts'
import { answerConfigurator } from './configurator-wire.server.ts'
import {
  configuratorAnswer,
  configuratorQuery,
  quoteAnswer,
  quoteBody,
} from './configurator.contract.ts'
import { answerQuote } from './quote-wire.server.ts'

/**
 * Prices depend on the country. A shared cache may store a response only if the URL names it: a cookie does
 * not.
 */
export const configuratorApi = createApi('/configurator', 'Configurator')

configuratorApi.get(
  '/data',
  {
    summary: 'Lists everything a bike can be built from in the visitor’s country, with prices',
    access: 'anyone',
    cache: 'one-minute',
    query: configuratorQuery,
    answer: configuratorAnswer,
  },
  (ctx, { query }) => answerConfigurator(ctx, query.slug),
)

/** Five a second is faster than anybody can choose. */
const quotesPerMinute = 300
const countQuote = createMemoryLimit()

configuratorApi.post(
  '/quote',
  {
    summary:
      'Quotes the price and dispatch date of a build, or the reasons why it cannot be bought',
    access: 'anyone',
    body: quoteBody,
    answer: quoteAnswer,
  },
  (ctx, { body }) => {
    countQuote(ctx.visitor.network, { limit: quotesPerMinute, now: ctx.now })
    return answerQuote(ctx, body)
  },
)
