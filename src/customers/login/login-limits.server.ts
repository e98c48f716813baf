import {
  clearAllowance,
  countTaken,
  countAttempt,
  countAttemptFromNetwork,
  takeAllowance,
} from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { hashEmail } from './attempt-limits.server.ts'
import { daySeconds, minuteSeconds } from '#/platform/config/durations.ts'

/** A customer's own browser has separate attempts, whatever strangers do. */
const fromKnownDevice = { limit: 6, windowSeconds: 30 * minuteSeconds }
/** All other browsers share six attempts, then one every 225 seconds, so at most ten in 15 minutes. */
const firstAttempts = { limit: 6, windowSeconds: 30 * minuteSeconds }
const slowAttempts = { limit: 1, windowSeconds: 225 }
/** A network with this many failures gets no slow attempts: those are for networks that have not failed. */
const fromNetwork = { limit: 3, windowSeconds: daySeconds }
const loginsFromNetwork = { limit: 30, windowSeconds: 10 * minuteSeconds }
/**
 * Correct passwords count too, since each costs a slow hash. One account never uses up its
 * network's limit.
 */
const knownOfAccount = { limit: 20, windowSeconds: 10 * minuteSeconds }
const knownFromNetwork = { limit: 60, windowSeconds: 10 * minuteSeconds }

export type LoginTry = { email: string; knownDevice: string | null }

/**
 * Whether a password may be checked. The attempt counts as a failure until `clearFailedLogins`
 * removes it. Accounts that do not exist are counted the same way.
 */
export async function mayTryPassword(ctx: Ctx, login: LoginTry): Promise<boolean> {
  const { key, device, account, slow, network } = bucketsOf(ctx, login)
  if (device) {
    await countAttempt(ctx, `login-known:${key}`, knownOfAccount)
    await countAttemptFromNetwork(ctx, 'login-known', knownFromNetwork)
    return takeAllowance(ctx, device, fromKnownDevice)
  }
  await countAttemptFromNetwork(ctx, 'login', loginsFromNetwork)
  const failedHere = await countTaken(ctx, network)
  const isAllowed =
    (await takeAllowance(ctx, account, firstAttempts)) ||
    (failedHere < fromNetwork.limit && (await takeAllowance(ctx, slow, slowAttempts)))
  if (isAllowed) await takeAllowance(ctx, network, fromNetwork)
  return isAllowed
}

/** A correct password clears the failures counted against this browser. */
export async function clearFailedLogins(ctx: Ctx, login: LoginTry): Promise<void> {
  const { device, account, slow, network } = bucketsOf(ctx, login)
  const cleared = device ? [device] : [account, slow, network]
  for (const bucket of cleared) await clearAllowance(ctx, bucket)
}

type Account = { email: string; site: string }

/** A password reset by mail opens the account to every browser again. */
export async function clearAccountFailures(db: Pick<Ctx, 'db'>, account: Account): Promise<void> {
  for (const bucket of [`login:${loginKey(account)}`, `login-slow:${loginKey(account)}`])
    await clearAllowance(db, bucket)
}

function bucketsOf({ visitor }: Ctx, { email, knownDevice }: LoginTry) {
  const key = loginKey({ email, site: visitor.site.id })
  return {
    key,
    device: knownDevice && `login-device:${key}:${knownDevice}`,
    account: `login:${key}`,
    slow: `login-slow:${key}`,
    network: `login-network:${key}:${visitor.network}`,
  }
}

const loginKey = ({ email, site }: Account) => `${site}:${hashEmail(email)}`
