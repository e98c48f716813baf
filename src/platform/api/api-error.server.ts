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

const away = new Refusal<PlatformRefusal>('busy', { status: 503, retryAfter: 1 })

/** `cart-not-found` in the house, `CART_NOT_FOUND` on the wire. */
const wireCode = (code: string) => code.replaceAll('-', '_').toUpperCase()

/** What a caller is told: a refusal in his language, of a fault nothing but that it happened. */
export function toApiError(problem: unknown, locale: Locale): ApiError {
  const error = isDatabaseAway(problem) ? away : problem
  if (!isRefusal(error)) return { message: unknownErrorMessage, code: 'UNKNOWN', statusCode: 500 }
  const { code, status, details } = error
  return {
    message: sentence(`refusals.${code}`, locale, details.values),
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
      messages.map(({ key, values }) => sentence(key, locale, values)),
    ]),
  )

/** A code without a translation is a mistake of ours that a test finds; a shopper still gets words. */
function sentence(key: string, locale: Locale, values?: Record<string, string | number>): string {
  return hasMessage(key, locale) ? translatorFor(locale)(key, values) : key
}
