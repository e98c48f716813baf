import { withoutHash } from '#/navigation/router/full-load.ts'
import type { PayloadAnswer } from './payload-answer.ts'

type CachedPayload = { answer: Promise<PayloadAnswer>; expires: number }

const isWorthKeeping = (answer: PayloadAnswer) =>
  'page' in answer ? !answer.meta.isPersonal : 'redirect' in answer

/** Prefetched answers, each waiting a short while for the one navigation it was asked for. */
export function createPayloadCache(lifeMs: number) {
  const shelved = new Map<string, CachedPayload>()

  function find(target: URL): CachedPayload | null {
    const found = shelved.get(withoutHash(target.href))
    return found && found.expires > Date.now() ? found : null
  }

  return {
    put(target: URL, answer: Promise<PayloadAnswer>): void {
      const key = withoutHash(target.href)
      const entry = { answer, expires: Date.now() + lifeMs }
      const drop = () => {
        if (shelved.get(key) === entry) shelved.delete(key)
      }
      shelved.set(key, entry)
      answer.then((settled) => isWorthKeeping(settled) || drop(), drop)
    },
    holds: (target: URL) => find(target) !== null,
    look: (target: URL) => find(target)?.answer ?? null,
    take(target: URL): Promise<PayloadAnswer> | null {
      const found = find(target)
      shelved.delete(withoutHash(target.href))
      return found?.answer ?? null
    },
    clear: () => shelved.clear(),
  }
}

export type PayloadCache = ReturnType<typeof createPayloadCache>
