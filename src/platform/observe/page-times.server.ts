declare module 'node:http' {
  interface IncomingMessage {
    /** Only of the request that a page was rendered for, not of those that waited for the same page. */
    pageTimes?: PageTimes
  }
}

/** The milliseconds of a page that was not stored: waiting for a slot, loading its data, rendering. */
export type PageTimes = { wait: number; load: number; render: number }

/** Each call returns the milliseconds since the call before it. */
export function startLaps(now: () => number = () => performance.now()): () => number {
  let last = now()
  return () => {
    const before = last
    last = now()
    return Math.round((last - before) * 10) / 10
  }
}
