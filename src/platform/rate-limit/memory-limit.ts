import type { Network } from './network.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'

/** As many networks as a minute of a large shop has. */
const networksAtMost = 50_000

type Counted = { limit: number; now: Date }

/**
 * A limit on calls so frequent that a database round trip would cost more than they do. Each process
 * counts for itself: it blunts a flood and promises nothing exact.
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
    if (count === 1) forgetOldest(counts)
    counts.set(network, count)
    if (count <= limit) return
    const retryAfter = Math.max(1, Math.ceil((current + 1) * windowSeconds - seconds))
    throw new Refusal<PlatformRefusal>('too-many-requests', { status: 429, retryAfter })
  }
}

/** A flood from invented networks pushes out one entry each, never everybody's count. */
function forgetOldest(counts: Map<Network, number>): void {
  if (counts.size < networksAtMost) return
  for (const oldest of counts.keys()) {
    counts.delete(oldest)
    return
  }
}
