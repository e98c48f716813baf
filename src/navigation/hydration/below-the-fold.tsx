import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

type BelowTheFoldProps = {
  children: ReactNode
  /** Keeps the place of the content until it is rendered. */
  placeholder?: ReactNode
}

/**
 * Content below the first screen. After a navigation it is rendered just after the content above it, so
 * that the first screen appears sooner. On Back, Forward and `#hash` links it is rendered immediately, so
 * that scroll restoration and the anchor find it.
 */
export function BelowTheFold({ children, placeholder }: BelowTheFoldProps) {
  const isHistoryVisit = useNavigationType() === NavigationType.Pop
  const { hash } = useLocation()
  const isRendered = useDeferredValue(true, isHistoryVisit || hash !== '')
  return isRendered ? children : placeholder
}
