import * as v from 'valibot'
import { maxPathLength } from '#/catalogue/urls/normal-path.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { routingAnswer, toRoutingAnswer } from './routing.contract.ts'
import { resolvePath } from './routing.server.ts'

export const routingApi = createApi('/routing', 'Routing')

routingApi.get(
  '/main',
  {
    summary: 'Resolves a path to its page or redirect; an unknown path is reported in the body',
    access: 'anyone',
    query: v.object({
      urlKey: v.pipe(
        v.string('fieldErrors.required'),
        v.trim(),
        v.minLength(1, 'fieldErrors.required'),
        v.maxLength(maxPathLength, 'fieldErrors.tooLong'),
      ),
    }),
    answer: routingAnswer,
    cache: 'one-minute',
    isPublic: true,
  },
  async (ctx, { query }) => toRoutingAnswer(await resolvePath(ctx, query.urlKey)),
)
