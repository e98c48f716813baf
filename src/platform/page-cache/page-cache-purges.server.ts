/**
 * Remembers purges while a render is running that may have read the old values. A page's tags are known only
 * once it is rendered. So a purge that arrives in between is recorded, and the finished page checks whether it
 * was affected. The record is cleared when no render runs.
 */
export function createPurgeLedger() {
  const lastPurge = new Map<string, number>()
  let clock = 0
  let lastPurgeOfAll = 0
  let underWay = 0
  return {
    /** Marks the start of a render; returns the number of purges so far, to compare with later. */
    begin(): number {
      underWay += 1
      return clock
    },
    end() {
      underWay -= 1
      if (underWay === 0) lastPurge.clear()
    },
    record(tags: Iterable<string>) {
      clock += 1
      if (underWay > 0) for (const tag of tags) lastPurge.set(tag, clock)
    },
    recordAll() {
      clock += 1
      lastPurgeOfAll = clock
    },
    /** Whether any of the tags was purged since then. Must be called before `end`. */
    wasPurged: (tags: readonly string[], since: number): boolean =>
      lastPurgeOfAll > since || tags.some((tag) => (lastPurge.get(tag) ?? 0) > since),
  }
}
