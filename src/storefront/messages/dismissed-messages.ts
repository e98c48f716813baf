export const storageKey = 'calder:dismissed-messages'

let dismissed: readonly number[] | null = null
const watchers = new Set<() => void>()

/** Ids of the messages dismissed in this browser; without storage they are shown again on the next load. */
export const dismissedMessages = {
  watch(watcher: () => void) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== storageKey) return
      dismissed = read()
      watcher()
    }
    watchers.add(watcher)
    addEventListener('storage', onStorage)
    return () => {
      watchers.delete(watcher)
      removeEventListener('storage', onStorage)
    }
  },
  list: (): readonly number[] => (dismissed ??= read()),
  add(id: number) {
    dismissed = [...dismissedMessages.list(), id]
    try {
      localStorage.setItem(storageKey, JSON.stringify(dismissed))
    } catch {
      // Private windows may refuse; the message is then hidden only until the next page load.
    }
    for (const watcher of watchers) watcher()
  },
}

function read(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}
