import { type ReactNode, useSyncExternalStore } from 'react'

type Content = () => ReactNode

/** A place in a part of the page that a feature above it may fill when it is loaded. */
type Slot = ReturnType<typeof createSlot>

export function createSlot() {
  let content: Content | null = null
  const listeners = new Set<() => void>()
  function put(next: Content | null) {
    content = next
    for (const listener of listeners) listener()
  }
  return {
    content: () => content,
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
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
