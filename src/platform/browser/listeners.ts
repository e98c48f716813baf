/** A set of listeners, as React's `useSyncExternalStore` takes them. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    /** Returns a function that removes the listener. */
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
