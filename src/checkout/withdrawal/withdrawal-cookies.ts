import * as v from 'valibot'
import { type CookieCodec, defineCookie } from '#/platform/http/cookies.ts'
import { hourSeconds, minuteSeconds } from '#/platform/config/durations.ts'

/** The values from the first step, stored only in the browser until the second. */
const draftSchema = v.object({
  reference: v.pipe(v.string(), v.regex(/^W-[\dA-Z]{4}-[\dA-Z]{4}$/)),
  orderNumber: v.string(),
  name: v.string(),
  email: v.string(),
  token: v.string(),
})

const receiptSchema = v.object({
  reference: v.string(),
  orderNumber: v.string(),
  name: v.string(),
  email: v.string(),
  /** ISO 8601. */
  declaredAt: v.string(),
})

export type WithdrawalDraft = v.InferOutput<typeof draftSchema>
export type ShownReceipt = v.InferOutput<typeof receiptSchema>

function jsonCodec<Value>(schema: v.GenericSchema<unknown, Value>): CookieCodec<Value> {
  return {
    encode: (value) => JSON.stringify(value),
    decode: (text) => {
      try {
        const result = v.safeParse(schema, JSON.parse(text))
        return result.success ? result.output : null
      } catch {
        // The cookie was not written by this shop.
        return null
      }
    },
  }
}

export const draftCookie = defineCookie({
  name: 'withdrawal_draft',
  maxAgeSeconds: 30 * minuteSeconds,
  codec: jsonCodec(draftSchema),
})

export const receiptCookie = defineCookie({
  name: 'withdrawal_receipt',
  maxAgeSeconds: hourSeconds,
  codec: jsonCodec(receiptSchema),
})
