export type Urgency = 'vital' | 'ordinary'

export type EventLoopTurns = {
  /** Resolves in a turn of the event loop that belongs to the caller alone. */
  next(urgency: Urgency): Promise<void>
}

/**
 * Starts one piece of work in each turn of the event loop, the vital ones first. A page made from memory
 * runs to its end without a pause, so pages that started side by side would keep everybody else waiting
 * for the sum of them; between two turns Node accepts connections and answers what is ready.
 */
export function createEventLoopTurns(): EventLoopTurns {
  const waiting: Record<Urgency, (() => void)[]> = { vital: [], ordinary: [] }
  let isScheduled = false

  function schedule() {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      const begin = waiting.vital.shift() ?? waiting.ordinary.shift()
      begin?.()
      if (waiting.vital.length + waiting.ordinary.length > 0) schedule()
    })
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
