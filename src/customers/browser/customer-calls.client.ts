import type { createAuthCall, mergeCall } from '#/cart/api/own-cart.api.ts'
import type { startCall } from '#/checkout/page/checkout.api.ts'
import type { exportCall } from '#/customers/account/account.api.ts'
import type {
  customerCall,
  loginCall,
  logoutCall,
  registerCall,
} from '#/customers/login/auth.api.ts'
import {
  type AnswerOf,
  callApi,
  type CallError,
  unreadableError,
} from '#/platform/api/fetch-json.client.ts'
import { renewSession } from '#/visitor/session/renew-session.client.ts'
import { keepSessionFresh } from '#/visitor/session/session-due.client.ts'

type ShopCall =
  | typeof customerCall
  | typeof loginCall
  | typeof logoutCall
  | typeof registerCall
  | typeof createAuthCall
  | typeof mergeCall
  | typeof startCall
  | typeof exportCall

/**
 * `body` is null for an empty response (204), if the shop could not be reached, or if the response
 * was not JSON.
 */
export type CallAnswer<Call extends ShopCall = ShopCall> = {
  isDone: boolean
  body: AnswerOf<Call> | null
  error: CallError | null
}

export type CallShop = <Call extends ShopCall>(
  path: Call['path'],
  body?: unknown,
  key?: string,
) => Promise<CallAnswer<Call>>

const offline = { isDone: false, body: null, error: { code: 'OFFLINE', message: '' } }
const timeoutMs = 15_000

/**
 * Calls the API as the customer: renews the access token if it is about to expire, and retries once
 * if it has expired all the same.
 */
export const callShop: CallShop = async <Call extends ShopCall>(
  path: Call['path'],
  body?: unknown,
  key?: string,
) => {
  await keepSessionFresh()
  const first = await callOnce<Call>(path, body, key)
  if (first.error?.code !== 'SESSION_EXPIRED' || !(await renewSession())) return first
  return callOnce<Call>(path, body, key)
}

async function callOnce<Call extends ShopCall>(
  path: Call['path'],
  body: unknown,
  key: string | undefined,
): Promise<CallAnswer<Call>> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await callApi<Call>(path, { json: body, idempotencyKey: key, signal })
  if (!response) return offline
  const { status, isOk, body: json } = response
  if (status === 204) return { isDone: false, body: null, error: null }
  if (!json) return { isDone: false, body: null, error: unreadableError }
  return { isDone: isOk, body: json, error: json.error ?? null }
}
