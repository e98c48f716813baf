import { Fragment, type ReactNode, ViewTransition } from 'react'
import { useLocation } from 'react-router'

/**
 * One page gives way to the next; what changes within a page (a filter, a colour) changes at once.
 * Who asked for less motion is spared even the pictures a browser takes for it.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  if (isCalm()) return <Fragment key={pathname}>{children}</Fragment>
  return (
    <ViewTransition key={pathname} enter="page" exit="page" default="none">
      {children}
    </ViewTransition>
  )
}

const isCalm = () =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
