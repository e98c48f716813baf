import { unknownErrorMessage } from './refusal.ts'

export type JsonAnswer = { status: number; isOk: boolean; body: Record<string, unknown> | null }

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
    return typeof value === 'object' && value && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
