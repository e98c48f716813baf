import { bytesOf, plainBytes, replaceBrotli, type Answer } from './page-cache-answer.server.ts'
import { brotliBest } from './page-cache-bytes.server.ts'

export type RecompressorOptions = {
  /** Whether the cache still holds this very page when its turn has come. */
  isHeld(key: string, answer: Answer): boolean
  done(key: string, bytes: { before: number; after: number }): void
}

// Enough for the hot pages of a big shop; a page turned away comes again.
const waitingAtMost = 500

/**
 * Makes the best brotli of pages that are asked for often, one at a time, so that a shop just started
 * keeps its processor for shoppers.
 */
export function createRecompressor({ isHeld, done }: RecompressorOptions) {
  const waiting = new Map<string, Answer>()
  let busy = false

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    try {
      // A Map can be added to while it is walked: what arrives meanwhile is reached as well.
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
    /** False when there is no room in the queue. */
    add(key: string, answer: Answer): boolean {
      // Too small to be compressed at all.
      if (answer.variants.br === answer.variants.identity) return true
      if (waiting.size >= waitingAtMost) return false
      waiting.set(key, answer)
      void work()
      return true
    },
  }
}
