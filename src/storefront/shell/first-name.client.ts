import { followWhenNeeded } from '#/visitor/follow.client.ts'
import { tokenExpiry } from '#/visitor/session/token-expiry.client.ts'

type OnFirstName = (firstName: string | null) => void

/**
 * Reports the customer's first name now and whenever it changes. A guest causes no request and loads no
 * script; the customer store is loaded only if there was a login before, or on one here or in another tab.
 */
export const watchFirstName = (onFirstName: OnFirstName): (() => void) =>
  followWhenNeeded({
    channel: 'customer',
    isNeeded: tokenExpiry() !== null,
    follow: (signal) => void follow(onFirstName, signal),
  })

async function follow(onFirstName: OnFirstName, signal: AbortSignal): Promise<void> {
  const { customerStore } = await import('#/customers/browser/shared-customer-store.client.ts')
  if (signal.aborted) return
  const show = () => onFirstName(customerStore.state().customer?.firstname ?? null)
  signal.addEventListener('abort', customerStore.watch(show))
  show()
  if (!customerStore.state().isLoaded) await customerStore.refresh()
}
