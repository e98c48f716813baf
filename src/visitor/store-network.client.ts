import { callApi, fetchJson } from '#/platform/api/fetch-json.client.ts'
import type { checkStoreIpCall } from './location.api.ts'

/** Whether the visitor is in one of our stores, and what went wrong if that could not be found out. */
export type StoreNetwork = { isStoreIp: boolean; ipDataError: string | null }

/** Our own look-up; `IP_LOOKUP_URL` names another one that answers in the same shape. */
const ownLookUp = '/nuxt/api/location/ip'
const noAddress = 'No IP address found'
const timeoutMs = 5_000
const pauseBeforeRepeatMs = 1_000

/**
 * Asks the shop whether the visitor is in a store (docs/behaviour.md#visitors-in-a-store). The shop decides by
 * the connection; the IP address is only what its call expects. A check without an answer is repeated once, since a shared
 * screen that is taken for a visitor's own would ask for consent; whoever cannot be placed then is not in a store.
 */
export async function checkStoreNetwork(
  lookUp: string = ownLookUp,
  pauseMs: number = pauseBeforeRepeatMs,
): Promise<StoreNetwork> {
  const found = await checkOnce(lookUp)
  if (found.isAnswered) return found.network
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return (await checkOnce(lookUp)).network
}

async function checkOnce(lookUp: string): Promise<{ network: StoreNetwork; isAnswered: boolean }> {
  const found = await fetchJson(inJson(lookUp), within())
  const ip = found?.body?.['ip']
  const answer = await callApi<typeof checkStoreIpCall>('/check-store-ip', {
    json: { ipAddress: typeof ip === 'string' ? ip : null },
    ...within(),
  })
  const { isStoreIp, error } = answer?.body ?? {}
  const isAnswered = isStoreIp !== undefined
  const ipDataError = error?.message ?? (isAnswered ? null : noAddress)
  return { network: { isStoreIp: isStoreIp ?? false, ipDataError }, isAnswered }
}

/** A retailer may have written the parameter into the setting. */
const inJson = (lookUp: string) =>
  /[?&]format=json(?:&|$)/.test(lookUp)
    ? lookUp
    : `${lookUp}${lookUp.includes('?') ? '&' : '?'}format=json`

const within = () => ({ signal: AbortSignal.timeout(timeoutMs) })
