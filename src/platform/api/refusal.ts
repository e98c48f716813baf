/** A message key, translated into the visitor's language when the response is written. */
export type FieldMessage = { key: string; values: Record<string, string | number> }
export type FieldErrors = Record<string, FieldMessage[]>

type RefusalDetails = {
  status?: number
  /** The messages for each field. */
  fields?: FieldErrors
  /** Seconds after which the same request may succeed. */
  retryAfter?: number
  /** Values for the placeholders of the translated message. */
  values?: Record<string, string | number>
}

/**
 * A failure that a shopper can cause, thrown with a code of the feature's own union. It becomes a
 * response in `app/routes/api.ts` (calls), `app/http/action-server.ts` (forms) and `app/routes/pages.server.ts`
 * (pages), which translate the code; nobody parses a message.
 */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code
  readonly status: number
  readonly details: RefusalDetails

  constructor(code: Code, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.status = details.status ?? 422
    this.details = details
  }
}

/** `instanceof` alone would leave the type of the code open. */
export const isRefusal = (problem: unknown): problem is Refusal => problem instanceof Refusal

/** For `catch`, where what is gone or not sold is left out; faults are thrown on. */
export function nullIfRefused(problem: unknown): null {
  if (isRefusal(problem)) return null
  throw problem
}

export type PlatformRefusal =
  | 'page-not-found'
  | 'not-found'
  | 'method-not-allowed'
  | 'malformed-json'
  | 'invalid-input'
  | 'body-too-large'
  | 'not-a-form'
  | 'forbidden-origin'
  | 'too-many-requests'
  | 'idempotency-mismatch'
  | 'idempotency-in-flight'
  | 'busy'

/** The refusal of a page that does not exist. */
export const pageNotFound = () => new Refusal<PlatformRefusal>('page-not-found', { status: 404 })

/** The single wording for a missing page. */
export const pageNotFoundMessage = (path: string) => `Page Not Found: ${path}`
export const unknownErrorMessage = 'An unknown error occurred - main app'
