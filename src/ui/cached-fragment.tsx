import { createContext, createElement, type ReactNode, use } from 'react'
import type { Fragments } from '#/platform/fragment-cache/fragments.ts'

/** Only the server provides a fragment cache; in the browser it is null. */
export const FragmentsContext = createContext<Fragments | null>(null)

type CachedFragmentProps = {
  /**
   * Everything the fragment depends on, beyond what all pages of the same visitor share; the URL is not
   * shared. Null for a fragment that must be rendered each time.
   */
  cacheKey: unknown
  /** The page preloads its pictures itself, so that they may be among those fetched first. */
  isAnnounced?: boolean
  children: ReactNode
}

/** On the server its HTML is cached and reused in other pages; in the browser it renders its children. */
export function CachedFragment({ cacheKey, isAnnounced = false, children }: CachedFragmentProps) {
  const fragments = use(FragmentsContext)
  if (!fragments || cacheKey === null) return children
  const { tag, isKnown } = fragments.mark(cacheKey, isAnnounced)
  // Cached fragments are not nested: a fragment is cached as a whole.
  return createElement(
    tag,
    null,
    isKnown ? null : <FragmentsContext value={null}>{children}</FragmentsContext>,
  )
}
