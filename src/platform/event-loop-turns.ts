export type Urgency = 'vital' | 'ordinary'

export type EventLoopTurns = {
  /** Resolves when the caller may use the processor. */
  next(urgency: Urgency): Promise<void>
}

/** At most so many pieces of work begin in one turn of the event loop. */
const beginningsAtMost = 6
/** Nor do they take longer than this together, save for the last one that began in time. */
const shareAtMostMs = 40

/**
 * Lets work that computes begin a little at a time, the vital pieces first. A page made from memory runs
 * to its end without a pause, so pages that all began at once would keep everybody else waiting for the sum
 * of them. Here they get at most as much of each turn of the event loop as everything else took in it:
 * accepting connections, answering what is ready, refusing what is too much.
 */
export function createEventLoopTurns(): EventLoopTurns {
  const waiting: Record<Urgency, (() => void)[]> = { vital: [], ordinary: [] }
  const count = () => waiting.vital.length + waiting.ordinary.length
  let isScheduled = false
  let lastEndedAt = 0

  /** Callbacks of `setImmediate` that were asked for together run in one turn, each with what follows from it. */
  function schedule() {
    if (isScheduled) return
    isScheduled = true
    let until = 0
    setImmediate(() => {
      const now = performance.now()
      until = now + Math.min(shareAtMostMs, now - lastEndedAt)
      begin()
    })
    for (let more = 1; more < Math.min(count(), beginningsAtMost); more += 1)
      setImmediate(() => performance.now() < until && begin())
    setImmediate(() => {
      lastEndedAt = performance.now()
      isScheduled = false
      if (count() > 0) schedule()
    })
  }

  function begin() {
    const resolve = waiting.vital.shift() ?? waiting.ordinary.shift()
    resolve?.()
  }

  return {
    next(urgency) {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting[urgency].push(resolve)
      schedule()
      return promise
    },
  }
}
