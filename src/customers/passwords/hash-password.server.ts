import { hash, verify } from '@node-rs/argon2'
import { createLoadLimit, Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'

/** Argon2id, the library's default, with the minimum cost that OWASP recommends. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/**
 * Each hash needs 19 MB and a CPU core. Two at a time leave capacity for other requests; when the
 * queue is full, further requests are refused at once.
 */
const hashing = createLoadLimit({ atOnce: 2, waiting: 40 })

async function withinLoadLimit<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await hashing.run(work)
  } catch (problem) {
    if (!(problem instanceof Overloaded)) throw problem
    throw new Refusal<PlatformRefusal>('busy', { status: 503, retryAfter: 2 })
  }
}

/** Keyboards may encode the same characters differently. */
const normalise = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> =>
  withinLoadLimit(() => hash(normalise(password), cost))

/** Checked for unknown customers, so that a refusal takes the same time. */
const placeholderHash = hash('nobody has this password', cost)

/** Whether the password is correct. For an unknown customer (null) it returns false, in the same time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const placeholder = await placeholderHash
  const isCorrect = await withinLoadLimit(() =>
    verify(passwordHash ?? placeholder, normalise(password)),
  )
  return isCorrect && passwordHash !== null
}
