import { Fragment, type ReactNode, useState, ViewTransition } from 'react'
import { useLocation } from 'react-router'
import { skipsViewTransition } from './skips-view-transition.ts'

/**
 * A view transition between pages; changes within a page (a filter, a colour) have none. Visitors who
 * prefer reduced motion, and slow machines, skip even the browser's snapshots from the second page on. The
 * first page must render the same tree as the server, or the ids of `useId` would not match.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [first, setFirst] = useState<string | null>(pathname)
  const isFirst = pathname === first
  if (!isFirst && first !== null) setFirst(null)
  const skipsTransition = skipsViewTransition()
  if (skipsTransition && !isFirst) return <Fragment key={pathname}>{children}</Fragment>
  const motion = skipsTransition ? 'none' : 'page'
  return (
    <ViewTransition key={pathname} enter={motion} exit={motion} default="none">
      {children}
    </ViewTransition>
  )
}
