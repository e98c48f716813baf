import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useNextPlace } from '#/navigation/router/use-next-place.ts'
import { type Lister, listerFromUrl, listerQuery } from '#/lister/listing/lister.ts'

/** Where the results begin, for whoever changes them from further down. */
export const resultsId = 'results'

/** The same page with another list on it. */
export const listUrl = (pathname: string, lister: Lister): string => {
  const query = listerQuery(lister)
  return pathname + (query && `?${query}`)
}

/**
 * What the address asks for, and a way to ask for something else. While the answer is on its way the
 * new wish is given already, so that a tick stays where it was put.
 */
export function useLister(shown: Lister) {
  const { pathname, key } = useLocation()
  const next = useNextPlace(pathname)
  const navigate = useNavigate()
  // The router tells of its way a moment late; a wish holds until the place it was made at is left.
  const [wish, setWish] = useState<{ lister: Lister; madeAt: string } | null>(null)
  // Whoever comes back there by the browser's button has taken it back.
  if (wish !== null && wish.madeAt !== key) setWish(null)
  const onItsWay = next.search === null ? null : listerFromUrl(new URLSearchParams(next.search))
  const own = wish?.madeAt === key ? wish.lister : null
  return {
    lister: own ?? onItsWay ?? shown,
    isPending: next.isAskedFor,
    show(lister: Lister) {
      const results = document.getElementById(resultsId)
      if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
      setWish({ lister, madeAt: key })
      void navigate(listUrl(pathname, lister), { preventScrollReset: true })
    },
  }
}
