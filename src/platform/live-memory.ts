/** What a process keeps of the database between requests: price rules, the menu, the lister's index. */
export type LiveMemory = {
  /** The value as last loaded; loaded now when it never was. */
  keep<Value>(name: string, tags: readonly string[], load: () => Promise<Value>): Promise<Value>
  /** Loads anew what was made from these; until that is done the old value is given. */
  refresh(tags: Iterable<string>): Promise<void>
  /** The same for everything, after a time in which changes may have been missed. */
  refreshAll(): Promise<void>
}

type Entry = {
  tags: readonly string[]
  load: () => Promise<unknown>
  value: Promise<unknown>
  /** Rises with each reload, so that a slow older one cannot overwrite a newer one. */
  generation: number
}

/** Values are swapped whole when their successor is ready, so no request sees half of a change. */
export function createLiveMemory(onError: (error: unknown) => void): LiveMemory {
  const entries = new Map<string, Entry>()

  async function reload(entry: Entry): Promise<void> {
    entry.generation += 1
    const { generation } = entry
    try {
      const next = await entry.load()
      if (entry.generation === generation) entry.value = Promise.resolve(next)
    } catch (error) {
      onError(error)
    }
  }

  function first(name: string, tags: readonly string[], load: () => Promise<unknown>): Entry {
    const entry: Entry = { tags, load, value: load(), generation: 0 }
    entries.set(name, entry)
    entry.value.catch(() => {
      if (entries.get(name) === entry) entries.delete(name)
    })
    return entry
  }

  return {
    keep: async <Value>(name: string, tags: readonly string[], load: () => Promise<Value>) => {
      const entry = entries.get(name) ?? first(name, tags, load)
      return (await entry.value) as Value
    },
    refresh: async (tags) => {
      const changed = new Set(tags)
      const touched = [...entries.values()].filter((entry) =>
        entry.tags.some((tag) => changed.has(tag)),
      )
      await Promise.all(touched.map(reload))
    },
    refreshAll: async () => {
      await Promise.all([...entries.values()].map(reload))
    },
  }
}
