import * as v from 'valibot'
import { noError } from '#/platform/api/schema.ts'
import { affiliateClickPattern } from '#/platform/browser/affiliate-click.ts'
import { optionalCategories } from '#/platform/consent/browser-entries.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import { keepConsent } from './keep-consent.server.ts'

export const consentApi = createApi('/consent', 'Consent')

const category = v.picklist(optionalCategories)

export const consentCall = consentApi.post(
  '/',
  {
    summary: 'Keeps what the visitor agrees to; an empty list rejects or withdraws everything',
    access: 'anyone',
    body: v.object({
      revision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)),
      categories: v.pipe(v.array(category), v.maxLength(optionalCategories.length)),
      affiliateClick: v.optional(
        v.nullable(v.pipe(v.string(), v.regex(affiliateClickPattern))),
        null,
      ),
    }),
    answer: v.object({
      categories: v.array(category),
      /** The number of the proof, if anything was accepted. */
      id: v.nullable(v.string()),
      error: noError,
    }),
  },
  async (ctx, { body, reply }) => {
    const { decision, cookies } = await keepConsent(ctx, body)
    reply.cookies.push(...cookies)
    return { categories: [...decision.categories], id: decision.id, error: null }
  },
)
