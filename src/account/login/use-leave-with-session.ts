import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { customerStore } from '#/customers/browser/shared-customer-store.client.ts'
import { loginPath } from '#/account/frame/account-paths.ts'

let isOwnLeave = false

/** Logs out from an account page, which then navigates by itself. */
export async function logOutHere(): ReturnType<typeof customerStore.logOut> {
  isOwnLeave = true
  try {
    return await customerStore.logOut()
  } finally {
    isOwnLeave = false
  }
}

/**
 * Leaves an account page when the customer has logged out in another tab, or when the browser
 * restores the page after the session has ended.
 */
export function useLeaveWithSession(): void {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    const { isLoaded, customer } = customerStore.state()
    if (isLoaded && !customer && !isOwnLeave) void navigate(loginPath, { replace: true })
  })
  useEffect(() => {
    const unwatch = customerStore.watch(leave)
    const refreshRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void customerStore.refresh()
    }
    window.addEventListener('pageshow', refreshRestored)
    return () => {
      unwatch()
      window.removeEventListener('pageshow', refreshRestored)
    }
  }, [])
}
