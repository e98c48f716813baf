import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusTarget, isFollowedLoad } from './focus-target.client.ts'

/**
 * Moves the focus to the news or the heading of a page that the visitor has come to from another page of the shop, with
 * a full load or without. A first visit begins at the top, where the browser puts it.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation()
  const focusedAt = useRef<string | null>(null)

  useEffect(() => {
    const isFirst = focusedAt.current === null
    const isMove = isFirst ? isFollowedLoad(pathname) : focusedAt.current !== pathname
    focusedAt.current = pathname
    // The browser itself goes to the part of a page that a hash names.
    if (!isMove || hash !== '') return () => {}
    // A dialog that closes with the move first gives the focus back to its button.
    const timer = setTimeout(() => focusTarget()?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [pathname, hash])
  return null
}
