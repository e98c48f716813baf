import { hash, verify } from '@node-rs/argon2'
import { createLoadLimit, Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'

/** Argon2id, the library's own default kind, with the figures OWASP gives as the least. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/**
 * Each hash takes 19 MB and a core for its time. Two at once leave the rest of the shop alone, and
 * what does not fit in the queue is refused at once rather than piled up.
 */
const turns = createLoadLimit({ atOnce: 2, waiting: 40 })

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await turns.run(work)
  } catch (problem) {
    if (!(problem instanceof Overloaded)) throw problem
    throw new Refusal<PlatformRefusal>('busy', { status: 503, retryAfter: 2 })
  }
}

/** The same letters typed on another keyboard are the same password. */
const normal = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normal(password), cost))

/** For who is not there: judging his password must take as long as anybody's. */
const nobodys = hash('nobody has this password', cost)

/** Whether it is the password; for an unknown customer (null) never, and no sooner. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const standIn = await nobodys
  const isRight = await inTurn(() => verify(passwordHash ?? standIn, normal(password)))
  return isRight && passwordHash !== null
}
