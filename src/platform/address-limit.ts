import { Refusal, type PlatformRefusal } from './refusal.ts'

/** As many addresses as a minute of a large shop has; past that the count begins anew. */
const addressesAtMost = 50_000

/**
 * So many calls a minute from one address, counted by each process for itself: it is there to blunt a
 * flood, and must not cost the calls it protects a word with the database.
 */
export function createAddressLimit(windowMs = 60_000) {
  const counts = new Map<string, number>()
  let window = 0
  return {
    count(address: string, limit: number, now: Date): void {
      const current = Math.floor(now.getTime() / windowMs)
      if (current !== window || counts.size >= addressesAtMost) {
        counts.clear()
        window = current
      }
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      if (count <= limit) return
      const retryAfter = Math.max(1, Math.ceil(((current + 1) * windowMs - now.getTime()) / 1000))
      throw new Refusal<PlatformRefusal>('too-many-requests', { status: 429, retryAfter })
    },
  }
}
