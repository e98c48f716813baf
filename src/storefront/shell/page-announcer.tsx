import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Tells those who listen which page they have come to; a document of its own would do it by itself. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const arrivedAt = useRef(pathname)
  const [said, say] = useState('')

  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    say(document.title)
  }, [pathname])

  return (
    <p aria-live="assertive" aria-atomic="true" className="sr-only">
      {said}
    </p>
  )
}
