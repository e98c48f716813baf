import { type ComponentType, createContext, createElement, memo, use } from 'react'
import type { Fragments } from '#/platform/fragment-cache/fragments.ts'

/** Only the server provides a fragment cache; in the browser it is null. */
export const FragmentsContext = createContext<Fragments | null>(null)

/** Props that JSON holds whole; a function would be missing from the key. */
type Data<Props> = {
  [Name in keyof Props]: Props[Name] extends (...input: never[]) => unknown ? never : Props[Name]
}

type Options = {
  /** The page preloads its pictures itself, so that they may be among those fetched first. */
  isAnnounced?: boolean
}

let components = 0

/**
 * On the server the component's HTML is cached under its props and reused in other pages; in the browser the
 * component is rendered again only for other props. Beside its props it may read what all pages of the visitor share, not the URL.
 */
export function cached<Props extends object>(
  Component: ComponentType<Props>,
  { isAnnounced = false }: Options = {},
) {
  const id = (components += 1)
  return memo(function Cached(props: Data<Props> & Props) {
    const fragments = use(FragmentsContext)
    const element = createElement<Props>(Component, props)
    if (!fragments) return element
    const { tag, isKnown } = fragments.mark([id, props], isAnnounced)
    // Cached fragments are not nested: a fragment is cached as a whole.
    return createElement(
      tag,
      null,
      isKnown ? null : <FragmentsContext value={null}>{element}</FragmentsContext>,
    )
  })
}
