import { fetchJson, unreadableError } from '#/platform/api/fetch-json.client.ts'
import { renewSession } from '#/visitor/session/renew-session.client.ts'
import { keepSessionFresh } from '#/visitor/session/session-due.client.ts'

/** An error in the visitor's language, with errors by field. */
export type CallError = {
  code: string
  message: string
  fields?: Record<string, string[]>
  retryAfter?: number
}

/**
 * `body` is null for an empty response (204), if the shop could not be reached, or if the response
 * was not JSON.
 */
export type CallAnswer = {
  isDone: boolean
  body: Record<string, unknown> | null
  error: CallError | null
}

export type CallShop = (path: string, body?: unknown, key?: string) => Promise<CallAnswer>

const offline: CallAnswer = { isDone: false, body: null, error: { code: 'OFFLINE', message: '' } }
const timeoutMs = 15_000

/**
 * Calls the API as the customer: renews the access token if it is about to expire, and retries once
 * if it has expired all the same.
 */
export const callShop: CallShop = async (path, body, key) => {
  await keepSessionFresh()
  const first = await callOnce(path, body, key)
  if (first.error?.code !== 'SESSION_EXPIRED' || !(await renewSession())) return first
  return callOnce(path, body, key)
}

async function callOnce(path: string, body: unknown, key: string | undefined): Promise<CallAnswer> {
  const isRead = body === undefined
  const response = await fetchJson(`/nuxt/api/${path}`, {
    method: isRead ? 'GET' : 'POST',
    headers: {
      ...(!isRead && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(!isRead && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response) return offline
  const { status, isOk, body: json } = response
  if (status === 204) return { isDone: false, body: null, error: null }
  if (!json) return { isDone: false, body: null, error: unreadableError }
  return { isDone: isOk, body: json, error: (json['error'] ?? null) as CallError | null }
}
