export type Urgency = 'vital' | 'ordinary'

/** The most pieces of work that begin in one turn of the event loop. */
const maxStartsPerTurn = 6
/** The most time they may take together, apart from the last one that began in time. */
const maxShareMs = 25
/** The longest that arriving connections may delay work. */
const maxDelayMs = 50

/**
 * Lets CPU-bound work begin a little at a time, vital work first. A page made from memory runs to its end
 * without a pause, so pages that all began at once would make everybody else wait for the sum of them.
 * Here they get at most as much of each turn of the event loop as everything else took in it: sending
 * finished responses, refusing requests over the limit.
 *
 * Node accepts one connection in each turn. With work in every turn a new shopper would wait for as many
 * pages as there are connections before theirs, so while connections arrive the loop turns without work.
 */
export function createEventLoopTurns() {
  const waiting: Record<Urgency, (() => void)[]> = { vital: [], ordinary: [] }
  const count = () => waiting.vital.length + waiting.ordinary.length
  let isScheduled = false
  let isConnecting = false
  let lastEndedAt = 0

  /** Callbacks of `setImmediate` that were scheduled together run in one turn, each with its microtasks. */
  function schedule() {
    if (isScheduled) return
    isScheduled = true
    let until = 0
    setImmediate(() => {
      const elsewhereMs = performance.now() - lastEndedAt
      const isDelayed = isConnecting && elsewhereMs < maxDelayMs
      isConnecting = false
      if (isDelayed) return
      until = performance.now() + Math.min(maxShareMs, elsewhereMs)
      begin()
    })
    for (let more = 1; more < Math.min(count(), maxStartsPerTurn); more += 1)
      setImmediate(() => performance.now() < until && begin())
    setImmediate(() => {
      if (until > 0) lastEndedAt = performance.now()
      isScheduled = false
      if (count() > 0) schedule()
    })
  }

  function begin() {
    const resolve = waiting.vital.shift() ?? waiting.ordinary.shift()
    resolve?.()
  }

  return {
    /** Resolves when the caller may use the processor. */
    next(urgency: Urgency): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting[urgency].push(resolve)
      // After an idle period there is no backlog to account for.
      if (!isScheduled && performance.now() - lastEndedAt > maxDelayMs)
        lastEndedAt = performance.now()
      schedule()
      return promise
    },
    /** Must be called for every accepted connection. */
    noteConnection(): void {
      isConnecting = true
    },
  }
}
