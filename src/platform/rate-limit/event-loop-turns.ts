export type Urgency = 'vital' | 'ordinary'

export type EventLoopTurns = {
  /** Resolves when the caller may use the processor. */
  next(urgency: Urgency): Promise<void>
  /** To be told of every connection that is accepted. */
  noteConnection(): void
}

/** At most so many pieces of work begin in one turn of the event loop. */
const beginningsAtMost = 6
/** Nor do they take longer than this together, save for the last one that began in time. */
const shareAtMostMs = 40
/** Connections that keep coming hold work up for no longer than this. */
const heldUpAtMostMs = 50

/**
 * Lets work that computes begin a little at a time, the vital pieces first. A page made from memory runs
 * to its end without a pause, so pages that all began at once would keep everybody else waiting for the sum
 * of them. Here they get at most as much of each turn of the event loop as everything else took in it:
 * answering what is ready, refusing what is too much.
 *
 * Node accepts one connection in each turn. With work in every turn a new shopper would wait for as many
 * pages as there are connections before theirs, so while connections arrive the loop turns without work.
 */
export function createEventLoopTurns(): EventLoopTurns {
  const waiting: Record<Urgency, (() => void)[]> = { vital: [], ordinary: [] }
  const count = () => waiting.vital.length + waiting.ordinary.length
  let isScheduled = false
  let isConnecting = false
  let lastEndedAt = 0

  /** Callbacks of `setImmediate` that were asked for together run in one turn, each with what follows from it. */
  function schedule() {
    if (isScheduled) return
    isScheduled = true
    let until = 0
    setImmediate(() => {
      const elsewhereMs = performance.now() - lastEndedAt
      const isHeldUp = isConnecting && elsewhereMs < heldUpAtMostMs
      isConnecting = false
      if (isHeldUp) return
      until = performance.now() + Math.min(shareAtMostMs, elsewhereMs)
      begin()
    })
    for (let more = 1; more < Math.min(count(), beginningsAtMost); more += 1)
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
    next(urgency) {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting[urgency].push(resolve)
      // After a pause nothing has to be caught up on.
      if (!isScheduled && performance.now() - lastEndedAt > heldUpAtMostMs)
        lastEndedAt = performance.now()
      schedule()
      return promise
    },
    noteConnection() {
      isConnecting = true
    },
  }
}
