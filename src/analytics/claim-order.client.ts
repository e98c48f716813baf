import type { claimOrderCall } from '#/checkout/page/checkout.api.ts'
import { callApi } from '#/platform/api/fetch-json.client.ts'

const timeoutMs = 10_000

/**
 * Whether this page is the first to report the order of this browser. The shop decides, because a reload, Back
 * and a second tab show the same page, and nothing may be stored in the browser for it.
 */
export async function claimOrder(): Promise<boolean> {
  const answer = await callApi<typeof claimOrderCall>('/checkout/claim-order', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return answer?.body?.isFirst === true
}
