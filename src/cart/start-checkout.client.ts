export type CheckoutStart = { to: string } | { problem: string | null }

type WireStart = {
  checkoutUrl?: string | null
  errors?: { message: string }[]
  error?: { message: string } | null
}

/** Where to go on to pay, or why not; a problem without words is that nobody answered. */
export async function startCheckout(): Promise<CheckoutStart> {
  try {
    const answer = await fetch('/nuxt/api/checkout/start', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { checkoutUrl, errors, error } = (await answer.json()) as WireStart
    if (checkoutUrl) return { to: checkoutUrl }
    return { problem: errors?.[0]?.message ?? error?.message ?? null }
  } catch {
    // offline, or no JSON: for the shopper all the same
    return { problem: null }
  }
}
