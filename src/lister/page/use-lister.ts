import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type Lister, listerFromUrl, listerQuery } from '#/lister/listing/lister.ts'

/** The id of the results, to scroll to when filters change further down. */
export const resultsId = 'results'

/** The URL of the same page with another list. */
export const listUrl = (pathname: string, lister: Lister): string => {
  const query = listerQuery(lister)
  return pathname + (query && `?${query}`)
}

/**
 * The lister of the current URL, and a function to change it. While a navigation is pending the new lister is
 * returned, so that a tick does not jump back.
 */
export function useLister(shown: Lister) {
  const { pathname, key } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  // The router reports a navigation slightly late, so the request is kept until the location changes.
  const [request, setRequest] = useState<{ lister: Lister; madeAt: string } | null>(null)
  // Back at that location by the browser's button, the request is void.
  if (request !== null && request.madeAt !== key) setRequest(null)
  const isPending = next?.pathname === pathname
  const pending = isPending ? listerFromUrl(new URLSearchParams(next.search)) : null
  const own = request?.madeAt === key ? request.lister : null
  return {
    lister: own ?? pending ?? shown,
    isPending,
    show(lister: Lister) {
      const results = document.getElementById(resultsId)
      if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
      setRequest({ lister, madeAt: key })
      void navigate(listUrl(pathname, lister), { preventScrollReset: true })
    },
  }
}
