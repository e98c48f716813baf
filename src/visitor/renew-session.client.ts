import { tokenExpiry } from './token-expiry.client.ts'

/** Where the browser's clock is wrong a token may look old for ever; once a minute is enough then. */
const mostOftenMs = 60_000
let renewedAt = -Infinity
let underWay: Promise<boolean> | null = null

export const renewNowAndThen = (): Promise<boolean> | null =>
  performance.now() - renewedAt < mostOftenMs ? null : renewSession()

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
  }).catch(() => null) // offline: the next call tries again
  renewedAt = performance.now()
  return answer?.status === 200
}
