type Connection = { saveData?: boolean; effectiveType?: string }

type PrefetchParts = {
  load: (target: URL) => Promise<void>
  /** Whether a page's answer is already at hand. */
  holds: (target: URL) => boolean
  concurrency: number
  connection: () => Connection | undefined
}

/** Shoppers who pay by the byte, or wait for each one, get only what they asked for. */
const isThrifty = (connection: Connection | undefined) =>
  connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true

/** Prefetches wait in line, a few at a time; a page asked for twice is fetched once. */
export function createPrefetchQueue({ load, holds, concurrency, connection }: PrefetchParts) {
  const underway = new Set<string>()
  const waiting: (() => void)[] = []
  let running = 0

  /** Who ends hands his place to whoever waits longest, so that nobody slips in between. */
  async function inTurn(target: URL): Promise<void> {
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
    if (underway.has(key) || holds(target) || isThrifty(connection())) return
    underway.add(key)
    try {
      await inTurn(target)
    } catch {
      // nobody waits for a prefetch: the click will try again, and say so if it fails too
    } finally {
      underway.delete(key)
    }
  }
}
