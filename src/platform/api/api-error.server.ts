import type { Locale } from '#/i18n/locale.ts'
import { isDatabaseAway } from '#/db/away.server.ts'
import { hasMessage, translatorFor } from '#/i18n/translator.server.ts'
import {
  isRefusal,
  Refusal,
  unknownErrorMessage,
  type FieldErrors,
  type PlatformRefusal,
} from './refusal.ts'

export type ApiError = {
  message: string
  code: string
  statusCode: number
  fields?: Record<string, string[]>
  retryAfter?: number
}

const busy = new Refusal<PlatformRefusal>('busy', { status: 503, retryAfter: 1 })

/** `cart-not-found` in the code is `CART_NOT_FOUND` on the wire. */
const wireCode = (code: string) => code.replaceAll('-', '_').toUpperCase()

/** The error in the response (docs/behaviour.md#errors): a refusal in the caller's language; a fault without any details. */
export function toApiError(problem: unknown, locale: Locale): ApiError {
  const error = isDatabaseAway(problem) ? busy : problem
  if (!isRefusal(error)) return { message: unknownErrorMessage, code: 'UNKNOWN', statusCode: 500 }
  const { code, status, details } = error
  return {
    message: messageFor(`refusals.${code}`, locale, details.values),
    code: wireCode(code),
    statusCode: status,
    ...(details.fields && { fields: translateFields(details.fields, locale) }),
    ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
  }
}

const translateFields = (fields: FieldErrors, locale: Locale) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [
      name,
      messages.map(({ key, values }) => messageFor(key, locale, values)),
    ]),
  )

/** A code without a translation is a bug that a test finds; the shopper then sees the key. */
function messageFor(key: string, locale: Locale, values?: Record<string, string | number>): string {
  return hasMessage(key, locale) ? translatorFor(locale)(key, values) : key
}
