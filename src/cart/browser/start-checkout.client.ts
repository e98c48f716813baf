import { isObject, isText } from '#/platform/types/json-shape.ts'
import { fetchJson, unreadableError } from '#/platform/api/fetch-json.client.ts'

export type CheckoutStart = { to: string } | { problem: string | null }

/** The checkout URL, or why there is none; a null problem means that the server could not be reached. */
export async function startCheckout(): Promise<CheckoutStart> {
  const answer = await fetchJson('/nuxt/api/checkout/start', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer) return { problem: null }
  const { checkoutUrl, errors, error } = answer.body ?? {}
  if (isText(checkoutUrl) && checkoutUrl) return { to: checkoutUrl }
  const problems: readonly unknown[] = Array.isArray(errors) ? errors : []
  const [problem = error] = problems
  const message: unknown = isObject(problem) ? problem['message'] : null
  return { problem: isText(message) ? message : unreadableError.message }
}
