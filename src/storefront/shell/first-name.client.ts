import { followOnceTold } from '#/visitor/follow.client.ts'
import { tokenExpiry } from '#/visitor/token-expiry.client.ts'

type Tell = (firstName: string | null) => void

/**
 * Tells who is logged in, now and later. A guest causes no call and loads nothing; the store is
 * fetched for who has been logged in, or when somebody logs in here or in another tab.
 */
export const watchFirstName = (tell: Tell): (() => void) =>
  followOnceTold({
    channel: 'customer',
    isNeeded: tokenExpiry() !== null,
    follow: (signal) => void follow(tell, signal),
  })

async function follow(tell: Tell, signal: AbortSignal): Promise<void> {
  const { customerStore } = await import('#/customers/browser/shared-customer-store.client.ts')
  if (signal.aborted) return
  const show = () => tell(customerStore.state().customer?.firstname ?? null)
  signal.addEventListener('abort', customerStore.watch(show))
  show()
  if (!customerStore.state().isLoaded) await customerStore.refresh()
}
