import { newKey } from '#/cart/browser/cart-calls.client.ts'
import type { claimOrderCall } from '#/checkout/page/checkout.api.ts'
import { callApi } from '#/platform/api/fetch-json.client.ts'

const timeoutMs = 10_000

/** Waits before asking again: long enough for a lost connection to come back, short enough for a glance at the page. */
const usualPausesMs = [1000, 3000, 9000]

/** Resolves to null when the answer was lost or could not be read. */
type Ask = (key: string) => Promise<boolean | null>

/**
 * Whether this page is the first to report an order of this browser. The shop decides, because a reload, Back and a
 * second tab show the same page, and nothing may be stored in the browser for it.
 *
 * An answer may be lost after the shop has noted the report, so this page asks again with the same key and gets the
 * same answer. The key lives as long as the document: a page that is loaded again has another one, and is refused.
 */
export function createOrderClaims(ask: Ask = askShop, pausesMs: readonly number[] = usualPausesMs) {
  const keys = new Map<string, string>()
  const reported = new Set<string>()

  /** Calls `report` at most once for an order, however often this document shows it. */
  return async (order: string, report: () => void): Promise<void> => {
    const key = keys.get(order) ?? newKey()
    keys.set(order, key)
    let isFirst = await ask(key)
    for (const pause of pausesMs) {
      if (isFirst !== null) break
      await new Promise((resolve) => setTimeout(resolve, pause))
      isFirst = await ask(key)
    }
    if (isFirst !== true || reported.has(order)) return
    reported.add(order)
    report()
  }
}

const askShop: Ask = async (key) => {
  const answer = await callApi<typeof claimOrderCall>('/checkout/claim-order', {
    json: {},
    idempotencyKey: key,
    signal: AbortSignal.timeout(timeoutMs),
  })
  return answer?.body?.isFirst ?? null
}
