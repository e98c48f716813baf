export const storageKey = 'calder:dismissed-messages'

let dismissed: readonly number[] | null = null
const watchers = new Set<() => void>()

/** What this browser no longer wants to be told; a browser that keeps nothing is told again. */
export const dismissedMessages = {
  watch(watcher: () => void) {
    const hear = ({ key }: StorageEvent) => {
      if (key !== storageKey) return
      dismissed = read()
      watcher()
    }
    watchers.add(watcher)
    addEventListener('storage', hear)
    return () => {
      watchers.delete(watcher)
      removeEventListener('storage', hear)
    }
  },
  list: (): readonly number[] => (dismissed ??= read()),
  add(id: number) {
    dismissed = [...dismissedMessages.list(), id]
    try {
      localStorage.setItem(storageKey, JSON.stringify(dismissed))
    } catch {
      // Private windows may refuse; then it is gone until the next page load.
    }
    for (const watcher of watchers) watcher()
  },
}

function read(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}
