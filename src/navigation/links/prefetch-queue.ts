type Connection = { saveData?: boolean; effectiveType?: string }

type PrefetchParts = {
  load: (target: URL) => Promise<void>
  /** Whether the page is already cached. */
  holds: (target: URL) => boolean
  concurrency: number
  connection: () => Connection | undefined
}

/** Nothing is prefetched on metered or very slow connections. */
const savesData = (connection: Connection | undefined) =>
  connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true

/** Queues prefetches, a few at a time; a page requested twice is fetched once. */
export function createPrefetchQueue({ load, holds, concurrency, connection }: PrefetchParts) {
  const inFlight = new Set<string>()
  const waiting: (() => void)[] = []
  let running = 0

  /** A finished prefetch starts the oldest waiting one. */
  async function loadInTurn(target: URL): Promise<void> {
    if (running < concurrency) running += 1
    else await new Promise<void>((next) => waiting.push(next))
    try {
      await load(target)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return async function prefetch(target: URL): Promise<void> {
    const key = target.pathname + target.search
    if (inFlight.has(key) || holds(target) || savesData(connection())) return
    inFlight.add(key)
    try {
      await loadInTurn(target)
    } catch {
      // A failed prefetch is harmless: the click loads the page again and reports its own failure.
    } finally {
      inFlight.delete(key)
    }
  }
}
