import { type Cancel, delay } from '#/navigation/hydration/clock.ts'
import type { IslandAnswer } from './island-answer.ts'
import { islandKey, type IslandProps } from './island-key.ts'
import type { IslandStore } from './island-store.ts'

/** Props that change in a row, as a slider's do, ask once. */
const settleMs = 100

export type IslandState = { answer: IslandAnswer | null; error: unknown }

export const emptyIsland: IslandState = { answer: null, error: null }

/** One place on the page that shows an island, whichever its props call for at the moment. */
export function createIslandView(store: IslandStore, first: IslandAnswer | null = null) {
  let state: IslandState = first ? { answer: first, error: null } : emptyIsland
  let wanted: string | null = null
  let endWait: Cancel = () => {}
  const watchers = new Set<() => void>()

  function publish(next: IslandState) {
    state = next
    for (const watcher of watchers) watcher()
  }

  async function load(name: string, props: IslandProps) {
    const key = wanted
    const next = await store.load(name, props).then(
      (answer) => ({ answer, error: null }),
      (error: unknown) => ({ answer: null, error }),
    )
    // A late answer to props that have moved on is nobody's any more.
    if (wanted === key) publish(next)
  }

  return {
    state: () => state,
    watch(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    /** What is known shows at once; the first island is asked for at once, later ones when props rest. */
    show(name: string, props: IslandProps): void {
      const key = islandKey(name, props)
      if (key === wanted) return
      const isFirst = wanted === null
      wanted = key
      endWait()
      const answer = store.find(name, props)
      if (answer) publish({ answer, error: null })
      else if (isFirst) void load(name, props)
      else endWait = delay(() => void load(name, props), settleMs)
    },
    /** Off the page; a later `show` begins anew. */
    hide(): void {
      endWait()
      wanted = null
    },
  }
}
