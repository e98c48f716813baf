import { tokenExpiry } from './token-expiry.client.ts'
import { minuteMs } from '#/platform/config/durations.ts'

/** With a wrong browser clock every token may look expired, so renewal is limited to once a minute. */
const minIntervalMs = minuteMs
let renewedAt = -Infinity
let inFlight: Promise<boolean> | null = null

export const renewNowAndThen = (): Promise<boolean> | null =>
  performance.now() - renewedAt < minIntervalMs ? null : renewSession()

/** Renews the token once for all tabs; false if the customer has to log in. */
export function renewSession(): Promise<boolean> {
  inFlight ??= renewLocked(tokenExpiry()).finally(() => {
    inFlight = null
  })
  return inFlight
}

/** Tabs take a lock in turn; a tab that finds the token already renewed does nothing. */
function renewLocked(expiryBefore: number | null): Promise<boolean> {
  const renew = () => (tokenExpiry() === expiryBefore ? requestTokens() : Promise.resolve(true))
  // Without TLS there are no locks; the server then tolerates requests from both tabs.
  return 'locks' in navigator ? navigator.locks.request('customer-session', renew) : renew()
}

async function requestTokens(): Promise<boolean> {
  const answer = await fetch('/nuxt/api/auth/renew-token', {
    method: 'POST',
  }).catch(() => null) // offline: the next call tries again
  renewedAt = performance.now()
  return answer?.status === 200
}
