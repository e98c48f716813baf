import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

/**
 * What lies below the first view. Gone to from another page, it comes a moment after what is above it,
 * which is on the screen sooner. Whoever comes back is put where he was, so then it is there at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const isGoneTo = useNavigationType() !== NavigationType.Pop
  const isThere = useDeferredValue(true, !isGoneTo)
  return isThere ? children : <div className="min-h-dvh" />
}
