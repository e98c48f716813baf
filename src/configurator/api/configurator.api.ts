import { createApi } from '#/platform/api/api-router.server.ts'
import { createMemoryLimit } from '#/platform/rate-limit/memory-limit.ts'
import type { Ctx } from '#/visitor/context.ts'
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
export const configuratorApi = createApi<Ctx>('/configurator', 'Configurator')

configuratorApi.get(
  '/data',
  {
    summary: 'Everything a bike can be built from in the visitor’s country, at his prices',
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
    summary: 'What a build comes to and when it leaves, or why the cart would not take it',
    access: 'anyone',
    body: quoteBody,
    answer: quoteAnswer,
  },
  (ctx, { body }) => {
    countQuote(ctx.visitor.network, { limit: quotesPerMinute, now: ctx.now })
    return answerQuote(ctx, body)
  },
)
