import { fetchJson, unreadableError } from '#/platform/api/fetch-json.client.ts'
import { renewSession } from '#/visitor/renew-session.client.ts'
import { keepSessionFresh } from '#/visitor/session-due.client.ts'

/** What is wrong, in the visitor's language and field by field. */
export type CallError = {
  code: string
  message: string
  fields?: Record<string, string[]>
  retryAfter?: number
}

/** `body` is null where the shop has nothing to say (204), could not be reached or sent what is no JSON. */
export type CallAnswer = {
  isDone: boolean
  body: Record<string, unknown> | null
  error: CallError | null
}

export type AskShop = (path: string, body?: unknown, key?: string) => Promise<CallAnswer>

const offline: CallAnswer = { isDone: false, body: null, error: { code: 'OFFLINE', message: '' } }
const timeoutMs = 15_000

/** A call for a customer: with a token that is good, and once more should it have lapsed all the same. */
export const askShop: AskShop = async (path, body, key) => {
  await keepSessionFresh()
  const first = await askOnce(path, body, key)
  if (first.error?.code !== 'SESSION_EXPIRED' || !(await renewSession())) return first
  return askOnce(path, body, key)
}

async function askOnce(path: string, body: unknown, key: string | undefined): Promise<CallAnswer> {
  const isRead = body === undefined
  const answer = await fetchJson(`/nuxt/api/${path}`, {
    method: isRead ? 'GET' : 'POST',
    headers: {
      ...(!isRead && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(!isRead && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer) return offline
  const { status, isOk, body: told } = answer
  if (status === 204) return { isDone: false, body: null, error: null }
  if (!told) return { isDone: false, body: null, error: unreadableError }
  return { isDone: isOk, body: told, error: (told['error'] ?? null) as CallError | null }
}
