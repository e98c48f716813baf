import { Refusal, type PlatformRefusal } from './refusal.ts'

type Bucket = { window: number; count: number }
const mostBuckets = 50_000

/**
 * A limiter in this process's memory for calls so frequent that a database round trip would cost
 * more than they do. It is a fence against floods, not a promise: each process counts for itself.
 */
export function createThrottle({ limit, windowSeconds }: { limit: number; windowSeconds: number }) {
  const buckets = new Map<string, Bucket>()
  return (key: string, now: Date) => {
    const window = Math.floor(now.getTime() / 1000 / windowSeconds)
    const held = buckets.get(key)
    const bucket = held?.window === window ? held : { window, count: 0 }
    bucket.count += 1
    if (buckets.size >= mostBuckets && !held) buckets.clear()
    buckets.set(key, bucket)
    if (bucket.count <= limit) return
    const retryAfter = Math.ceil((window + 1) * windowSeconds - now.getTime() / 1000)
    throw new Refusal<PlatformRefusal>('too-many-requests', {
      status: 429,
      retryAfter: Math.max(1, retryAfter),
    })
  }
}
