import * as v from 'valibot'
import { noError } from '#/platform/api/schema.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { endVisit } from './end-visit.server.ts'

export const endVisitApi = createApi('/store-mode', 'In-store mode')

export const endVisitCall = endVisitApi.post(
  '/end-visit',
  {
    summary:
      'Logs out and clears every cookie of the shop, except that of a paired collection screen',
    access: 'visitor',
    body: v.object({}),
    answer: v.object({ error: noError }),
  },
  async (ctx, { reply }) => {
    reply.cookies.push(...(await endVisit(ctx)))
    return { error: null }
  },
)
