/** Gives a load other cached values, at least as new as the change it runs for. */
export type CacheReader = Pick<LiveCache, 'getOrLoad'>

/** The previous value and the tags that have changed since. */
export type Reload<Value> = { previous: Value; changed: ReadonlySet<string> }

/** `reload` is null the first time, and when changes may have been missed. */
export type Load<Value> = (reload: Reload<Value> | null, cache: CacheReader) => Promise<Value>

/** Values from the database that a process caches between requests: price rules, the menu, the lister's index. */
export type LiveCache = {
  /**
   * The value as last loaded, or loaded now for the first time. A tag like `product:*` stands for all tags
   * with that prefix.
   */
  getOrLoad<Value>(name: string, tags: readonly string[], load: Load<Value>): Promise<Value>
  /** Reloads the values made from these tags; until that is done the old values are served. */
  refresh(tags: Iterable<string>): Promise<void>
  /** Reloads every value, for when changes may have been missed. */
  refreshAll(): Promise<void>
}

type Entry = {
  isMadeFrom: (tag: string) => boolean
  load: Load<unknown>
  value: Promise<unknown>
  /** The tags the next load must take in; `all` when they are not known. */
  due: ReadonlySet<string> | 'all' | null
  underWay: Promise<void> | null
  /** A load has failed since the value was made, so the next one starts from scratch. */
  isBehind: boolean
}

/**
 * Values are replaced whole once their successor is ready, so no request sees half of a change. A value
 * is never loaded twice at once: one more load takes in what changes meanwhile.
 */
export function createLiveCache(onError: (error: unknown) => void): LiveCache {
  const entries = new Map<string, Entry>()

  async function loadDue(entry: Entry): Promise<void> {
    while (entry.due) {
      const { due } = entry
      entry.due = null
      try {
        const previous = await entry.value
        const isKnown = due !== 'all' && !entry.isBehind
        const next = await entry.load(isKnown ? { previous, changed: due } : null, freshReader)
        entry.value = Promise.resolve(next)
        entry.isBehind = false
      } catch (error) {
        entry.isBehind = true
        onError(error)
      }
    }
    entry.underWay = null
  }

  const reload = (entry: Entry): Promise<void> => (entry.underWay ??= loadDue(entry))

  function addEntry(name: string, tags: readonly string[], load: Load<unknown>): Entry {
    const entry: Entry = {
      isMadeFrom: matcherOf(tags),
      load,
      value: load(null, freshReader),
      due: null,
      underWay: null,
      isBehind: false,
    }
    entries.set(name, entry)
    entry.value.catch(() => {
      if (entries.get(name) === entry) entries.delete(name)
    })
    return entry
  }

  async function getOrLoad<Value>(name: string, tags: readonly string[], load: Load<Value>) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name stands for one type of value
    const entry = entries.get(name) ?? addEntry(name, tags, load as Load<unknown>)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name stands for one type of value
    return (await entry.value) as Value
  }

  const freshReader: CacheReader = {
    getOrLoad: async (name, tags, load) => {
      const entry = entries.get(name)
      if (entry?.due || entry?.underWay) await reload(entry)
      return getOrLoad(name, tags, load)
    },
  }

  /** Every entry is marked before the first is loaded, since one may be made from another. */
  async function reloadAll(touched: readonly Entry[], due: ReadonlySet<string> | 'all') {
    for (const entry of touched) entry.due = bothOf(entry.due, due)
    await Promise.all(touched.map(reload))
  }

  return {
    getOrLoad,
    refresh: async (tags) => {
      const changed = new Set(tags)
      const touched = [...entries.values()].filter(({ isMadeFrom }) =>
        [...changed].some(isMadeFrom),
      )
      await reloadAll(touched, changed)
    },
    refreshAll: () => reloadAll([...entries.values()], 'all'),
  }
}

function bothOf(due: Entry['due'], more: ReadonlySet<string> | 'all') {
  if (due === null) return more
  return due === 'all' || more === 'all' ? 'all' : due.union(more)
}

function matcherOf(tags: readonly string[]): Entry['isMadeFrom'] {
  const whole = new Set(tags)
  const beginnings = tags.flatMap((tag) => (tag.endsWith('*') ? [tag.slice(0, -1)] : []))
  return (tag) => whole.has(tag) || beginnings.some((beginning) => tag.startsWith(beginning))
}
