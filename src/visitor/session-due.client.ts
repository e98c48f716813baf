import { settings } from '#/platform/config/settings.ts'
import { tokenExpiry } from './token-expiry.client.ts'

const renewWithinMs = settings.cookies.renewWithinMinutes * 60_000

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
