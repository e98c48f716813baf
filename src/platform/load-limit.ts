/** Thrown when a process has enough to do: the caller answers 503 at once instead of growing a queue. */
export class Overloaded extends Error {}

export type LoadLimit = {
  run<Value>(work: () => Promise<Value>): Promise<Value>
  inFlight(): number
}

/**
 * At most so many at a time and so many waiting. What is worth keeping alive under overload gets a
 * limit of its own, so that a flood of the rest cannot take its share.
 */
export function createLoadLimit({
  atOnce,
  waiting,
}: {
  atOnce: number
  waiting: number
}): LoadLimit {
  let running = 0
  const queue: (() => void)[] = []

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw new Overloaded('too much to do')
    await new Promise<void>((resolve) => {
      queue.push(resolve)
    })
  }

  function done() {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work) {
      await turn()
      try {
        return await work()
      } finally {
        done()
      }
    },
    inFlight: () => running + queue.length,
  }
}
