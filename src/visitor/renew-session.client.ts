import { storefrontHeader } from '#/platform/origin-guard.ts'
import { settings } from '#/platform/settings.ts'

const renewWithinMs = settings.cookies.renewWithinMinutes * 60_000
/** Where the browser's clock is wrong a token may look old for ever; once a minute is enough then. */
const mostOftenMs = 60_000

/** When the customer's token expires, by the one cookie a page may read; null for a guest. */
export function tokenExpiry(): number | null {
  const found = /(?:^|; )customer_expire_time=(\d{13})/.exec(document.cookie)
  return found ? Number(found[1]) : null
}

let renewedAt = -Infinity
let underWay: Promise<boolean> | null = null

/** Before a call that counts on a session: renews the token when it has less than five minutes left. */
export function keepSessionFresh(): Promise<unknown> | null {
  const expiry = tokenExpiry()
  if (expiry === null || expiry - Date.now() > renewWithinMs) return null
  return performance.now() - renewedAt < mostOftenMs ? null : renewSession()
}

/** Renews the token, once for all tabs that want to; false for who has to log in (again). */
export function renewSession(): Promise<boolean> {
  underWay ??= inTurn(tokenExpiry()).finally(() => {
    underWay = null
  })
  return underWay
}

/** Tabs take turns, and whoever finds the token renewed when his turn has come leaves it at that. */
function inTurn(expiryBefore: number | null): Promise<boolean> {
  const work = () => (tokenExpiry() === expiryBefore ? askForTokens() : Promise.resolve(true))
  // a shop tried out without TLS has no locks; the server puts up with both tabs asking
  return 'locks' in navigator ? navigator.locks.request('customer-session', work) : work()
}

async function askForTokens(): Promise<boolean> {
  const answer = await fetch('/nuxt/api/auth/renew-token', {
    method: 'POST',
    headers: { [storefrontHeader]: '1' },
  }).catch(() => null) // offline: the next call tries again
  renewedAt = performance.now()
  return answer?.status === 200
}
