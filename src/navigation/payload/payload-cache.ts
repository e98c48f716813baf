import { withoutHash } from '#/navigation/router/full-load.ts'
import type { PayloadAnswer } from './payload-answer.ts'

type CachedPayload = { answer: Promise<PayloadAnswer>; expires: number }

const isCacheable = (answer: PayloadAnswer) =>
  'page' in answer ? !answer.meta.isPersonal : 'redirect' in answer

/** Prefetched responses; each is cached briefly and serves one navigation. */
export function createPayloadCache(lifeMs: number) {
  const cached = new Map<string, CachedPayload>()

  function find(target: URL): CachedPayload | null {
    const found = cached.get(withoutHash(target.href))
    return found && found.expires > Date.now() ? found : null
  }

  return {
    put(target: URL, answer: Promise<PayloadAnswer>): void {
      const key = withoutHash(target.href)
      const entry = { answer, expires: Date.now() + lifeMs }
      const drop = () => {
        if (cached.get(key) === entry) cached.delete(key)
      }
      cached.set(key, entry)
      answer.then((settled) => isCacheable(settled) || drop(), drop)
    },
    holds: (target: URL) => find(target) !== null,
    look: (target: URL) => find(target)?.answer ?? null,
    take(target: URL): Promise<PayloadAnswer> | null {
      const found = find(target)
      cached.delete(withoutHash(target.href))
      return found?.answer ?? null
    },
    clear: () => cached.clear(),
  }
}

export type PayloadCache = ReturnType<typeof createPayloadCache>
