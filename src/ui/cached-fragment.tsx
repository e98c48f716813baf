import { createContext, createElement, type ReactNode, use } from 'react'
import type { Fragments } from '#/platform/fragment-cache/fragments.ts'

/** Only the server has a store of them. */
export const FragmentsContext = createContext<Fragments | null>(null)

type CachedFragmentProps = {
  /**
   * All that the part is made from, beyond what every page of the same visitor shares; the address is
   * not among that. Null for a part that must be rendered each time.
   */
  cacheKey: unknown
  /** The page announces its pictures by itself, so that they may be among those fetched at once. */
  isAnnounced?: boolean
  children: ReactNode
}

/** On the server its HTML is kept and put into other pages; in the browser it is its children. */
export function CachedFragment({ cacheKey, isAnnounced = false, children }: CachedFragmentProps) {
  const fragments = use(FragmentsContext)
  if (!fragments || cacheKey === null) return children
  const { tag, isKnown } = fragments.mark(cacheKey, isAnnounced)
  // What is kept holds no kept parts of its own: it is kept whole or not at all.
  return createElement(
    tag,
    null,
    isKnown ? null : <FragmentsContext value={null}>{children}</FragmentsContext>,
  )
}
