import type { InferInput } from 'valibot'
import { isObject } from '#/platform/types/json-shape.ts'
import type { ApiCall } from './api-router.server.ts'
import { unknownErrorMessage } from './refusal.ts'
import type { errorSchema } from './schema.ts'

export type JsonAnswer<Body = Record<string, unknown>> = {
  status: number
  isOk: boolean
  body: Body | null
}

/** An error in the visitor's language, with errors by field. */
export type CallError = Omit<InferInput<typeof errorSchema>, 'statusCode'>

/** The body that a call answers with. Each field may be missing, since an error comes alone. */
export type AnswerOf<Call extends ApiCall> = Call extends ApiCall
  ? Partial<Omit<InferInput<Call['answer']>, 'error'>> & { error?: CallError | null }
  : never

type CallInit = Omit<RequestInit, 'method' | 'headers' | 'body'> & {
  query?: Record<string, string>
  /** The body of a POST; without it the call is a GET. */
  json?: unknown
  /** Makes it safe to send the same POST again. */
  idempotencyKey?: string | undefined
}

/** Calls the shop's API; see `fetchJson` for the result. */
export async function callApi<Call extends ApiCall>(
  path: Call['path'],
  { query = {}, json, idempotencyKey, ...init }: CallInit = {},
): Promise<JsonAnswer<AnswerOf<Call>> | null> {
  const search = new URLSearchParams(query).toString()
  const url = `/nuxt/api${path}${search && `?${search}`}`
  const headers = {
    'content-type': 'application/json',
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  }
  const post = { method: 'POST', headers, body: JSON.stringify(json) }
  const answer = await fetchJson(url, { ...init, ...(json !== undefined && post) })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own type; a schema library would not fit the size budget
  return answer as JsonAnswer<AnswerOf<Call>> | null
}

/** Stands for a response that cannot be parsed, such as a proxy's error page. */
export const unreadableError = { code: 'UNKNOWN', message: unknownErrorMessage }

/**
 * Sends a request and reads its JSON object. The result is null only when the shop could not be reached
 * or did not respond in time, and its body is null when the response holds no JSON object: a server fault
 * must not be shown as a lost connection.
 */
export async function fetchJson(url: string, init: RequestInit): Promise<JsonAnswer | null> {
  const received = await fetchText(url, init)
  return received && { ...received, body: parseObject(received.text) }
}

async function fetchText(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init)
    return { status: response.status, isOk: response.ok, text: await response.text() }
  } catch {
    // The network failed or the request timed out; the caller informs the shopper.
    return null
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}
