import type { Network } from './network.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'

/** About as many networks as a large shop sees in a minute. */
const maxNetworks = 50_000

type Counted = { limit: number; now: Date }

/**
 * A rate limit for calls so cheap that a database round trip would cost more than they do. Each process
 * counts for itself, so the limit blunts a flood but is not exact.
 */
export function createMemoryLimit(windowSeconds = 60) {
  const counts = new Map<Network, number>()
  let window = 0
  /** Counts one call from a network and refuses it past the limit. */
  return (network: Network, { limit, now }: Counted): void => {
    const seconds = now.getTime() / 1000
    const current = Math.floor(seconds / windowSeconds)
    if (current !== window) counts.clear()
    window = current
    const count = (counts.get(network) ?? 0) + 1
    const [oldest] = counts.keys()
    // Each invented network evicts one count only, never everybody's.
    if (count === 1 && counts.size >= maxNetworks && oldest !== undefined) counts.delete(oldest)
    counts.set(network, count)
    if (count <= limit) return
    const retryAfter = Math.max(1, Math.ceil((current + 1) * windowSeconds - seconds))
    throw new Refusal<PlatformRefusal>('too-many-requests', { status: 429, retryAfter })
  }
}
