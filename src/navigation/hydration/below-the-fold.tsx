import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * What lies below the first view. Gone to from another page, it comes a moment after what is above it,
 * which is on the screen sooner. Whoever comes back is put where he was, and whoever follows a link to
 * one part of the page is taken to that, so then it is there at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isComeBackTo = useNavigationType() === NavigationType.Pop
  const { hash } = useLocation()
  const isThere = useDeferredValue(true, isComeBackTo || hash !== '')
  return isThere ? children : <div className="min-h-dvh" />
}
