import type { Network } from './network.ts'

/** Thrown when a process has enough to do: the caller answers 503 at once instead of growing a queue. */
export class Overloaded extends Error {}

export type LoadLimit = {
  /** Runs the work when it has a place. `network` says for whom, where one network's share is limited. */
  run<Value>(work: () => Promise<Value>, network?: Network): Promise<Value>
  inFlight(): number
}

type LoadLimitOptions = {
  atOnce: number
  waiting: number
  /** Who has not had a place by then is refused. */
  waitMs?: number
  /** How many of one network may run and wait, so that a flood from one place leaves room for others. */
  perNetwork?: number
  /** What is awaited between getting a place and starting. */
  turn?: () => Promise<void>
}

type Waiting = { begin: () => void }

/**
 * At most so many at a time and so many waiting. What is worth keeping alive under overload gets a
 * limit of its own, so that a flood of the rest cannot take its share.
 */
export function createLoadLimit(options: LoadLimitOptions): LoadLimit {
  const { atOnce, waiting, waitMs, turn } = options
  const shares = createShares(options.perNetwork)
  const queue = new Set<Waiting>()
  let running = 0

  function place(): Promise<void> | null {
    if (running < atOnce) {
      running += 1
      return null
    }
    if (queue.size >= waiting) throw tooMuch
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const own: Waiting = { begin: resolve }
    const giveUp = () => {
      if (queue.delete(own)) reject(tooMuch)
    }
    const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
    queue.add(own)
    return promise.finally(() => clearTimeout(timer))
  }

  /** Hands the place to the one who has waited longest. */
  function leave() {
    const [next] = queue
    if (!next) {
      running -= 1
      return
    }
    queue.delete(next)
    next.begin()
  }

  async function inPlace<Value>(work: () => Promise<Value>): Promise<Value> {
    await place()
    try {
      await turn?.()
      return await work()
    } finally {
      leave()
    }
  }

  return {
    async run(work, network) {
      if (network === undefined) return inPlace(work)
      shares.take(network)
      try {
        return await inPlace(work)
      } finally {
        shares.giveBack(network)
      }
    },
    inFlight: () => running + queue.size,
  }
}

function createShares(most = Infinity) {
  const counts = new Map<Network, number>()
  return {
    take(network: Network): void {
      const count = counts.get(network) ?? 0
      if (count >= most) throw tooMuch
      counts.set(network, count + 1)
    },
    giveBack(network: Network): void {
      const count = counts.get(network) ?? 0
      if (count > 1) counts.set(network, count - 1)
      else counts.delete(network)
    },
  }
}

/** One for all: under a flood, writing down where each was refused would cost more than refusing it. */
const tooMuch = new Overloaded('too much to do')
