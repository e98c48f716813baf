import { settings } from '#/platform/settings.ts'

const renewWithinMs = settings.cookies.renewWithinMinutes * 60_000

/** When the customer's token expires, by the one cookie a page may read; null for a guest. */
export function tokenExpiry(): number | null {
  const found = /(?:^|; )customer_expire_time=(\d{13})/.exec(document.cookie)
  return found ? Number(found[1]) : null
}

/**
 * Before a call that counts on a session: renews the token when it has less than five minutes left.
 * Every page carries this much; the rest is fetched by the few that need it.
 */
export function keepSessionFresh(): Promise<unknown> | null {
  const expiry = tokenExpiry()
  if (expiry === null || expiry - Date.now() > renewWithinMs) return null
  return import('./renew-session.client.ts').then(
    ({ renewNowAndThen }) => renewNowAndThen(),
    // The call that follows says what is wrong: mostly the connection is gone.
    () => null,
  )
}
