import { type ReactNode, ViewTransition } from 'react'
import { useLocation } from 'react-router'

/**
 * One page gives way to the next; what changes within a page (a filter, a colour) changes at once.
 * Who asked for less motion is spared even the pictures a browser takes for it, but gets the same
 * tree as the server made: without it, ids that belong together would no longer do so.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const motion = isCalm() ? 'none' : 'page'
  return (
    <ViewTransition key={pathname} enter={motion} exit={motion} default="none">
      {children}
    </ViewTransition>
  )
}

const isCalm = () =>
  typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
