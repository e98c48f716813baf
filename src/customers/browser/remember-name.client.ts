import { rememberedNameKey } from '#/customers/account/remembered-name.ts'
import type { CustomerState } from './customer-store.client.ts'

/**
 * Keeps the first name for the next page, which shows it before it is hydrated
 * (storefront/shell/before-paint.tsx), and forgets it on logout. A browser may refuse to store anything.
 */
export function rememberName({ customer, isLoaded }: CustomerState): void {
  if (!isLoaded) return
  if (!customer) delete document.documentElement.dataset['customer']
  try {
    if (customer) localStorage.setItem(rememberedNameKey, customer.firstname)
    else localStorage.removeItem(rememberedNameKey)
  } catch {
    // The name then comes with the first request, as it does on a first visit.
  }
}
