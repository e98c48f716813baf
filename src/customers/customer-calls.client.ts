import { renewSession } from '#/visitor/renew-session.client.ts'
import { keepSessionFresh } from '#/visitor/session-due.client.ts'

/** What is wrong, in the visitor's language and field by field. */
export type CallError = {
  code: string
  message: string
  fields?: Record<string, string[]>
  retryAfter?: number
}

/** `body` is null where the shop has nothing to say (204) or could not be reached. */
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
  try {
    const answer = await fetch(`/nuxt/api/${path}`, {
      method: isRead ? 'GET' : 'POST',
      headers: {
        ...(!isRead && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(!isRead && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.status === 204) return { isDone: false, body: null, error: null }
    const told = (await answer.json()) as Record<string, unknown> & { error: CallError | null }
    return { isDone: answer.ok, body: told, error: told.error }
  } catch {
    // offline, timed out, or no JSON: for the shopper all the same
    return offline
  }
}
