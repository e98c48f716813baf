import { bytesOf, plainBytes, replaceBrotli, type Answer } from './page-cache-answer.server.ts'
import { brotliBest } from './page-cache-bytes.server.ts'

export type RecompressorOptions = {
  /** Whether the cache still holds this very page when its turn comes. */
  isHeld(key: string, answer: Answer): boolean
  done(key: string, bytes: { before: number; after: number }): void
}

// Enough for the hot pages of a large shop; a page that finds the queue full is added again later.
const maxWaiting = 500

/**
 * Recompresses frequently requested pages with the best brotli, one at a time, so that a shop that has
 * just started leaves the processor to its shoppers.
 */
export function createRecompressor({ isHeld, done }: RecompressorOptions) {
  const waiting = new Map<string, Answer>()
  let busy = false

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    try {
      // A Map may grow while it is iterated, so pages added meanwhile are reached as well.
      for (const [key, answer] of waiting) {
        waiting.delete(key)
        if (isHeld(key, answer)) await recompress(key, answer)
      }
    } finally {
      busy = false
    }
  }

  async function recompress(key: string, answer: Answer): Promise<void> {
    const better = await brotliBest(plainBytes(answer))
    if (better.length >= (answer.variants.br?.body.length ?? 0)) return
    const before = bytesOf(answer)
    replaceBrotli(answer, better)
    done(key, { before, after: bytesOf(answer) })
  }

  return {
    /** Returns false when the queue is full. */
    add(key: string, answer: Answer): boolean {
      // The page is too small to be compressed at all.
      if (answer.variants.br === answer.variants.identity) return true
      if (waiting.size >= maxWaiting) return false
      waiting.set(key, answer)
      void work()
      return true
    },
  }
}
