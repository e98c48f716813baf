import { type Cancel, delay } from '#/navigation/hydration/clock.ts'
import { createListeners } from '#/platform/browser/listeners.ts'
import type { IslandAnswer } from './island-answer.ts'
import { islandKey, type IslandProps } from './island-key.ts'
import type { IslandStore } from './island-store.ts'

/** Debounces props that change rapidly, such as a slider's. */
const settleMs = 100

export type IslandState = { answer: IslandAnswer | null; error: unknown }

export const emptyIsland: IslandState = { answer: null, error: null }

/** One position on the page that shows an island; the island changes with the props. */
export function createIslandView(store: IslandStore, first: IslandAnswer | null = null) {
  let state: IslandState = first ? { answer: first, error: null } : emptyIsland
  let currentKey: string | null = null
  let endWait: Cancel = () => {}
  const { watch, notify } = createListeners()

  function publish(next: IslandState) {
    state = next
    notify()
  }

  async function load(name: string, props: IslandProps) {
    const key = currentKey
    const next = await store.load(name, props).then(
      (answer) => ({ answer, error: null }),
      (error: unknown) => ({ answer: null, error }),
    )
    // A late response to outdated props is ignored.
    if (currentKey === key) publish(next)
  }

  return {
    state: () => state,
    watch,
    /** A cached island shows at once; the first request is sent at once, later ones are debounced. */
    show(name: string, props: IslandProps): void {
      const key = islandKey(name, props)
      if (key === currentKey) return
      const isFirst = currentKey === null
      currentKey = key
      endWait()
      const answer = store.find(name, props)
      if (answer) publish({ answer, error: null })
      else if (isFirst) void load(name, props)
      else endWait = delay(() => void load(name, props), settleMs)
    },
    /** Called when the view leaves the page; a later `show` starts afresh. */
    hide(): void {
      endWait()
      currentKey = null
    },
  }
}
