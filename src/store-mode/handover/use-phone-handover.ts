import { useEffect, useState } from 'react'
import { callApi } from '#/platform/api/fetch-json.client.ts'
import type { handoverCall, handoverUsedCall } from './phone-handover.api.ts'

export type HandoverState =
  | { kind: 'loading' }
  /** The shop's own message, or null if it could not be reached. */
  | { kind: 'failed'; message: string | null }
  | { kind: 'ready'; url: string; pieces: number }
  | { kind: 'expired' | 'used' }

const pollMs = 2_000
const timeoutMs = 10_000

/** Makes a code for the page and the cart, and follows it until a phone has used it or it is too old. */
export function usePhoneHandover(): HandoverState {
  const [state, setState] = useState<HandoverState>({ kind: 'loading' })
  useEffect(() => {
    const closing = new AbortController()
    void follow(setState, closing.signal)
    return () => closing.abort()
  }, [])
  return state
}

async function follow(onState: (state: HandoverState) => void, signal: AbortSignal) {
  const { pathname, search, origin } = window.location
  const made = await post<typeof handoverCall>('/store-mode/handover', { path: pathname + search })
  if (signal.aborted) return
  const { code, pieces = 0, expiresAt = 0, error } = made?.body ?? {}
  if (code === undefined) return onState({ kind: 'failed', message: error?.message ?? null })
  onState({ kind: 'ready', url: `${origin}/continue/#${code}`, pieces })
  while (!signal.aborted) {
    await new Promise((go) => setTimeout(go, pollMs))
    if (signal.aborted) return
    if (Date.now() >= expiresAt) return onState({ kind: 'expired' })
    const answer = await post<typeof handoverUsedCall>('/store-mode/handover-used', { code })
    if (!signal.aborted && answer?.body?.isUsed) return onState({ kind: 'used' })
  }
}

const post = <Call extends typeof handoverCall | typeof handoverUsedCall>(
  path: Call['path'],
  body: object,
) => callApi<Call>(path, { json: body, signal: AbortSignal.timeout(timeoutMs) })
