import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { customerStore } from '#/customers/browser/shared-customer-store.client.ts'
import { loginPath } from './next-page.ts'

let isOwnLeave = false

/** Logs out from a page of the account itself, which knows where to go next. */
export async function logOutHere(): ReturnType<typeof customerStore.logOut> {
  isOwnLeave = true
  try {
    return await customerStore.logOut()
  } finally {
    isOwnLeave = false
  }
}

/**
 * A page about one person goes when that person has: logged out in another tab, or found logged out
 * when the browser brings the page back as it was.
 */
export function useLeaveWithSession(): void {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    const { isLoaded, customer } = customerStore.state()
    if (isLoaded && !customer && !isOwnLeave) void navigate(loginPath, { replace: true })
  })
  useEffect(() => {
    const unwatch = customerStore.watch(leave)
    const lookAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void customerStore.refresh()
    }
    window.addEventListener('pageshow', lookAgain)
    return () => {
      unwatch()
      window.removeEventListener('pageshow', lookAgain)
    }
  }, [])
}
