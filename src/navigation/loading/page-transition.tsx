import { Fragment, type ReactNode, useState, ViewTransition } from 'react'
import { useLocation } from 'react-router'
import { skipsViewTransition } from './skips-view-transition.ts'

/**
 * One page gives way to the next; what changes within a page (a filter, a colour) changes at once.
 * Who asked for less motion, or has a machine that would take longer over it than over the page, is
 * spared even the pictures a browser takes for it, from the second page on: the first has to be the
 * tree the server made, or ids that belong together no longer would.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [first, setFirst] = useState<string | null>(pathname)
  const isFirst = pathname === first
  if (!isFirst && first !== null) setFirst(null)
  const isCalm = skipsViewTransition()
  if (isCalm && !isFirst) return <Fragment key={pathname}>{children}</Fragment>
  const motion = isCalm ? 'none' : 'page'
  return (
    <ViewTransition key={pathname} enter={motion} exit={motion} default="none">
      {children}
    </ViewTransition>
  )
}
