import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Announces the new page to screen readers, as a full page load would. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const arrivedAt = useRef(pathname)
  const [announcement, announce] = useState('')

  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    announce(document.title)
  }, [pathname])

  return (
    <p aria-live="assertive" aria-atomic="true" className="sr-only">
      {announcement}
    </p>
  )
}
