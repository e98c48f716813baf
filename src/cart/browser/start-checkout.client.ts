import { fetchJson, unreadableError } from '#/platform/api/fetch-json.client.ts'

export type CheckoutStart = { to: string } | { problem: string | null }

type WireStart = {
  checkoutUrl?: string | null
  errors?: { message: string }[]
  error?: { message: string } | null
}

/** The checkout URL, or why there is none; a null problem means that the server could not be reached. */
export async function startCheckout(): Promise<CheckoutStart> {
  const answer = await fetchJson('/nuxt/api/checkout/start', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  if (!answer) return { problem: null }
  const { checkoutUrl, errors, error } = (answer.body ?? { error: unreadableError }) as WireStart
  if (checkoutUrl) return { to: checkoutUrl }
  return { problem: (errors?.[0] ?? error ?? unreadableError).message }
}
