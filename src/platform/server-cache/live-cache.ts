/** What a load may have at hand: other values of the memory, as new as the change that it is made for. */
export type CacheReader = Pick<LiveCache, 'getOrLoad'>

/** What is known when a value is loaded again: itself as it was, and what has changed since. */
export type Reload<Value> = { previous: Value; changed: ReadonlySet<string> }

/** `again` is null the first time, and when changes may have been missed. */
export type Load<Value> = (again: Reload<Value> | null, memory: CacheReader) => Promise<Value>

/** What a process keeps of the database between requests: price rules, the menu, the lister's index. */
export type LiveCache = {
  /**
   * The value as last loaded; loaded now when it never was. A tag like `product:*` stands for all that
   * begin so.
   */
  getOrLoad<Value>(name: string, tags: readonly string[], load: Load<Value>): Promise<Value>
  /** Loads anew what was made from these; until that is done the old value is given. */
  refresh(tags: Iterable<string>): Promise<void>
  /** The same for everything, after a time in which changes may have been missed. */
  refreshAll(): Promise<void>
}

type Entry = {
  isMadeFrom: (tag: string) => boolean
  load: Load<unknown>
  value: Promise<unknown>
  /** What the next load must take in; `all` when that is not known. */
  due: ReadonlySet<string> | 'all' | null
  underWay: Promise<void> | null
  /** A load has failed since the value was made, so the next one starts from nothing. */
  isBehind: boolean
}

/**
 * Values are swapped whole when their successor is ready, so no request sees half of a change. A value
 * is never loaded twice at once: what changes meanwhile is taken in by one more load.
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
        const next = await entry.load(isKnown ? { previous, changed: due } : null, recall)
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

  function first(name: string, tags: readonly string[], load: Load<unknown>): Entry {
    const entry: Entry = {
      isMadeFrom: matcherOf(tags),
      load,
      value: load(null, recall),
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
    // whoever keeps a name keeps the same kind of thing under it
    const entry = entries.get(name) ?? first(name, tags, load as Load<unknown>)
    return (await entry.value) as Value
  }

  const recall: CacheReader = {
    getOrLoad: async (name, tags, load) => {
      const entry = entries.get(name)
      if (entry?.due || entry?.underWay) await reload(entry)
      return getOrLoad(name, tags, load)
    },
  }

  /** All are told what changed before the first is loaded, since one may be made from another. */
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

function bothOf(held: Entry['due'], more: ReadonlySet<string> | 'all') {
  if (held === null) return more
  return held === 'all' || more === 'all' ? 'all' : held.union(more)
}

function matcherOf(tags: readonly string[]): Entry['isMadeFrom'] {
  const whole = new Set(tags)
  const beginnings = tags.flatMap((tag) => (tag.endsWith('*') ? [tag.slice(0, -1)] : []))
  return (tag) => whole.has(tag) || beginnings.some((beginning) => tag.startsWith(beginning))
}
