import { type ReactNode, useSyncExternalStore } from 'react'
import { createListeners } from '#/platform/browser/listeners.ts'

type Content = () => ReactNode

/** A place in a part of the page that a feature above it may fill when it is loaded. */
type Slot = ReturnType<typeof createSlot>

export function createSlot() {
  let content: Content | null = null
  const { watch, notify } = createListeners()
  function put(next: Content | null) {
    content = next
    notify()
  }
  return {
    content: () => content,
    watch,
    /** Fills the place, and returns what empties it. */
    fill(next: Content) {
      put(next)
      return () => put(null)
    },
  }
}

export function SlotContent({ slot }: { slot: Slot }) {
  const content = useSyncExternalStore(slot.watch, slot.content, () => null)
  return content?.()
}
