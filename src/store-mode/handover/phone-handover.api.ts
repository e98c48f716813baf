import * as v from 'valibot'
import { line, noError } from '#/platform/api/schema.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { isPhoneHandoverUsed, makePhoneHandover } from './phone-handover.server.ts'

export const handoverApi = createApi('/store-mode', 'In-store mode')

export const handoverCall = handoverApi.post(
  '/handover',
  {
    summary:
      'Makes a code that takes the cart and the page from a screen in a store to a phone, once',
    access: 'visitor',
    body: v.object({ path: v.nullable(line(2_000)) }),
    answer: v.object({
      code: v.string(),
      /** The items in the cart; zero if only the page is taken along. */
      pieces: v.number(),
      path: v.nullable(v.string()),
      expiresAt: v.number(),
      error: noError,
    }),
  },
  async (ctx, { body }) => {
    const { expiresAt, ...made } = await makePhoneHandover(ctx, body.path)
    return { ...made, expiresAt: expiresAt.getTime(), error: null }
  },
)

export const handoverUsedCall = handoverApi.post(
  '/handover-used',
  {
    summary: 'Whether a phone has used this code',
    access: 'anyone',
    body: v.object({ code: line(64) }),
    answer: v.object({ isUsed: v.boolean(), error: noError }),
  },
  async (ctx, { body }) => ({ isUsed: await isPhoneHandoverUsed(ctx, body.code), error: null }),
)
