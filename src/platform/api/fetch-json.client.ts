import { unknownErrorMessage } from './refusal.ts'

export type JsonAnswer = { status: number; isOk: boolean; body: Record<string, unknown> | null }

/** Stands for an answer that nobody can read, such as a proxy's error page (specification section 8). */
export const unreadableError = { code: 'UNKNOWN', message: unknownErrorMessage }

/**
 * Sends a request and reads its JSON object. The answer is null only when the shop could not be reached
 * or did not answer in time, and its body is null when it holds no JSON object: a fault of ours must not
 * be shown as a lost connection.
 */
export async function fetchJson(url: string, init: RequestInit): Promise<JsonAnswer | null> {
  const answer = await fetchText(url, init)
  return answer && { ...answer, body: parseObject(answer.text) }
}

async function fetchText(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init)
    return { status: response.status, isOk: response.ok, text: await response.text() }
  } catch {
    // The network is gone, or the time was up: the caller tells the shopper.
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
