/** Remembers purges for as long as a render is under way that may have read what they were about. */
export type PurgeLedger = {
  /** A render begins; gives the point in time, counted in purges, to compare with later. */
  begin(): number
  end(): void
  record(tags: Iterable<string>): void
  recordAll(): void
  /** Whether any of the tags was purged after the given point. Ask before `end`. */
  wasPurged(tags: readonly string[], since: number): boolean
}

/**
 * What a page is made of is known only when it is rendered. So a purge that arrives in between is
 * written down, and the finished page looks whether it was meant. Empty again when no render runs.
 */
export function createPurgeLedger(): PurgeLedger {
  const lastPurge = new Map<string, number>()
  let clock = 0
  let lastPurgeOfAll = 0
  let underWay = 0
  return {
    begin() {
      underWay += 1
      return clock
    },
    end() {
      underWay -= 1
      if (underWay === 0) lastPurge.clear()
    },
    record(tags) {
      clock += 1
      if (underWay > 0) for (const tag of tags) lastPurge.set(tag, clock)
    },
    recordAll() {
      clock += 1
      lastPurgeOfAll = clock
    },
    wasPurged: (tags, since) =>
      lastPurgeOfAll > since || tags.some((tag) => (lastPurge.get(tag) ?? 0) > since),
  }
}
