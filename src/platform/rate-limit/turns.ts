import type { Network } from './network.ts'

/**
 * Lets each network do one piece of work at a time, in the order it came. Where networks then share a queue,
 * each has one place in it, so that nobody waits for all the work of somebody else.
 */
export function createTurns() {
  const last = new Map<Network, Promise<unknown>>()
  return {
    async run<Value>(network: Network, work: () => Promise<Value>): Promise<Value> {
      const before = last.get(network)
      const { promise, resolve } = Promise.withResolvers<void>()
      last.set(network, promise)
      await before
      try {
        return await work()
      } finally {
        if (last.get(network) === promise) last.delete(network)
        resolve()
      }
    },
  }
}
