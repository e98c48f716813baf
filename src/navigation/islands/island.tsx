import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { IslandProps } from './island-key.ts'
import { IslandHtml } from './island-html.tsx'
import { islands } from './island-store.ts'
import { createIslandView, emptyIsland } from './island-view.ts'

type IslandElementProps = {
  name: string
  props: IslandProps
  /** Shown until the island arrives, and if it fails. */
  fallback?: ReactNode
  className?: string
  onError?: (error: unknown) => void
}

/** A part of the page that the server renders on request, such as a menu panel. */
export function Island({ name, props, fallback, className, onError }: IslandElementProps) {
  const [view] = useState(() => createIslandView(islands, islands.find(name, props)))
  const { answer, error } = useSyncExternalStore(view.watch, view.state, () => emptyIsland)
  const report = useEffectEvent((failure: unknown) => onError?.(failure))

  // New props objects often have equal content; the view compares them by key.
  useEffect(() => view.show(name, props), [view, name, props])
  useEffect(() => view.hide, [view])
  useEffect(() => {
    if (error !== null) report(error)
  }, [error])

  return answer ? <IslandHtml answer={answer} className={className} /> : fallback
}
