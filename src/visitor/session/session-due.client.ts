import { cookieSettings } from '#/platform/config/settings.ts'
import { tokenExpiry } from './token-expiry.client.ts'
import { minuteMs } from '#/platform/config/durations.ts'

const renewWithinMs = cookieSettings.renewWithinMinutes * minuteMs

/**
 * Called before a request that needs a session: renews the token when it is about to expire. Every page
 * includes this check; the renewal itself is loaded only when needed.
 */
export function keepSessionFresh(): Promise<unknown> | null {
  const expiry = tokenExpiry()
  if (expiry === null || expiry - Date.now() > renewWithinMs) return null
  return import('./renew-session.client.ts').then(
    ({ renewNowAndThen }) => renewNowAndThen(),
    // The request that follows reports the problem, which is usually a lost connection.
    () => null,
  )
}
