import type { Network } from './network.ts'

/** Thrown when a process is at its limit: the caller responds 503 at once instead of growing a queue. */
export class Overloaded extends Error {}

export type LoadLimit = {
  /** Runs the work once it has a slot. `network` is the requester's, where one network's share is limited. */
  run<Value>(work: () => Promise<Value>, network?: Network): Promise<Value>
  /** Whether `run` would refuse at once; to ask costs far less than a refused `run`. */
  isFull(network: Network): boolean
  /** Whether this network already has as much running and waiting as one network may. */
  isShareUsedUp(network: Network): boolean
}

type LoadLimitOptions = {
  atOnce: number
  waiting: number
  /** Work still without a slot after this time is refused. */
  waitMs?: number
  /** The most requests of one network that may run and wait, so that its flood leaves room for others. */
  perNetwork?: number
  /** Awaited between getting a slot and starting. */
  turn?: () => Promise<void>
}

type Waiting = { begin: () => void }

/**
 * Limits how much runs at a time and how much waits. Work that must survive overload gets a limit of its
 * own, so that a flood of the rest cannot take its share.
 */
export function createLoadLimit(options: LoadLimitOptions): LoadLimit {
  const { atOnce, waiting, waitMs, turn } = options
  const shares = createShares(options.perNetwork)
  const queue = new Set<Waiting>()
  let running = 0

  function acquireSlot(): Promise<void> | null {
    if (running < atOnce) {
      running += 1
      return null
    }
    if (queue.size >= waiting) throw overloaded
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const own: Waiting = { begin: resolve }
    const giveUp = () => {
      if (queue.delete(own)) reject(overloaded)
    }
    const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
    queue.add(own)
    return promise.finally(() => clearTimeout(timer))
  }

  /** Passes the slot to the longest-waiting work. */
  function releaseSlot() {
    const [next] = queue
    if (!next) {
      running -= 1
      return
    }
    queue.delete(next)
    next.begin()
  }

  async function runInSlot<Value>(work: () => Promise<Value>): Promise<Value> {
    await acquireSlot()
    try {
      await turn?.()
      return await work()
    } finally {
      releaseSlot()
    }
  }

  return {
    async run(work, network) {
      if (network === undefined) return runInSlot(work)
      shares.take(network)
      try {
        return await runInSlot(work)
      } finally {
        shares.release(network)
      }
    },
    isFull: (network) => (running >= atOnce && queue.size >= waiting) || shares.isUsedUp(network),
    isShareUsedUp: shares.isUsedUp,
  }
}

function createShares(maxPerNetwork = Infinity) {
  const counts = new Map<Network, number>()
  const countOf = (network: Network) => counts.get(network) ?? 0
  const isUsedUp = (network: Network) => countOf(network) >= maxPerNetwork
  return {
    isUsedUp,
    take(network: Network): void {
      if (isUsedUp(network)) throw overloaded
      counts.set(network, countOf(network) + 1)
    },
    release(network: Network): void {
      const count = countOf(network)
      if (count > 1) counts.set(network, count - 1)
      else counts.delete(network)
    },
  }
}

/** One shared error: under a flood, capturing a stack for each would cost more than the refusal itself. */
export const overloaded = new Overloaded('too much to do')
