import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type Lister, listerFromUrl, listerQuery } from './lister.ts'

/** Where the results begin, for whoever changes them from further down. */
export const resultsId = 'results'

/** The same page with another list on it. */
export const listAddress = (pathname: string, lister: Lister): string => {
  const query = listerQuery(lister)
  return pathname + (query && `?${query}`)
}

/**
 * What the address asks for, and a way to ask for something else. While the answer is on its way the
 * new wish is given already, so that a tick stays where it was put.
 */
export function useLister(shown: Lister) {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const isPending = next?.pathname === pathname
  return {
    lister: isPending ? listerFromUrl(new URLSearchParams(next.search)) : shown,
    isPending,
    addressOf: (lister: Lister) => listAddress(pathname, lister),
    show(lister: Lister) {
      const results = document.getElementById(resultsId)
      if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
      void navigate(listAddress(pathname, lister), { preventScrollReset: true })
    },
  }
}
