import { cookiesOfCart } from '#/cart/api/form-cart.server.ts'
import { totalQuantity } from '#/cart/lines/cart.ts'
import { copyCart, takeCopiedCart, takeFilledCart } from '#/cart/merge/copied-cart.server.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { minuteMs, minuteSeconds } from '#/platform/config/durations.ts'
import { newToken, tokenHash } from '#/platform/config/ids.server.ts'
import { sharedScreenSettings } from '#/platform/config/shared-screen-settings.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import {
  deleteOldPhoneHandovers,
  type Given,
  type Handover,
  insertHandover,
  lockHandover,
  markUsed,
  readUse,
} from './phone-handover.store.server.ts'
import { landingPath } from './landing-path.ts'

export type PhoneHandoverRefusal =
  | 'not-in-store'
  | 'nothing-to-continue'
  | 'phone-code-unknown'
  | 'phone-code-used'
  | 'phone-code-expired'

/** Enough for all screens of a large store, too few to fill the table. */
const madePerNetwork = { limit: 200, windowSeconds: 10 * minuteSeconds }
/** Many phones share one address of a mobile network. Nobody guesses a code of 128 bits. */
const triedPerNetwork = { limit: 120, windowSeconds: 10 * minuteSeconds }

const hash = (code: string) => tokenHash(code, 'phone ')

/** Null for what is no key: without one, a code cannot be sent again. */
const hashOfAttempt = (attempt = '') =>
  /^[\w-]{16,64}$/.test(attempt) ? tokenHash(attempt, 'phone attempt ') : null

const handoverMs = sharedScreenSettings.handoverMinutes * minuteMs

export type NewHandover = { code: string; pieces: number; path: string | null; expiresAt: Date }

/** Makes a code that takes a copy of the visitor's cart, and the page they are on, to a phone. */
export async function makePhoneHandover(
  ctx: SessionCtx,
  requestedPath: string | null,
): Promise<NewHandover> {
  const { db, now, visitor } = ctx
  if (!visitor.isStoreNetwork)
    throw new Refusal<PhoneHandoverRefusal>('not-in-store', { status: 403 })
  await countAttemptFromNetwork(ctx, 'phone-handover', madePerNetwork)
  const cart = await copyCart(ctx)
  const path = landingPath(requestedPath)
  if (!cart && path === null) throw new Refusal<PhoneHandoverRefusal>('nothing-to-continue')
  await deleteOldPhoneHandovers(db, now)
  const code = newToken(16)
  const pieces = totalQuantity(cart?.lines ?? [])
  const expiresAt = new Date(now.getTime() + handoverMs)
  await insertHandover(db, {
    codeHash: hash(code),
    site: visitor.site.id,
    cart,
    pieces,
    path,
    expiresAt,
  })
  return { code, pieces, path, expiresAt }
}

/**
 * Whether a phone has used the code; false for a code that is none, since the screen then goes on waiting. Only screens
 * in a store ask this, so the database is asked for nobody else.
 */
export async function isPhoneHandoverUsed({ db, visitor }: Ctx, code: string): Promise<boolean> {
  if (!visitor.isStoreNetwork) return false
  const use = await readUse(db, hash(code))
  return use !== null && use.usedAt !== null
}

export type Taken = {
  /** Whether the visitor's cart has lines from the screen. */
  hasCart: boolean
  isShort: boolean
  path: string | null
  cookies: readonly string[]
}

/**
 * Gives this browser what the code stands for. Of several that send it at the same time, one gets it. The answer may be
 * lost on its way, so for some minutes the same attempt, which a random key names, is given the same again.
 */
export async function takePhoneHandover(
  ctx: SessionCtx,
  code: string,
  attempt?: string,
): Promise<Taken> {
  await countAttemptFromNetwork(ctx, 'take-phone-handover', triedPerNetwork)
  // Both remember the connection they were first loaded by, which must not be that of the transaction below.
  await Promise.all([loadPricingContext(ctx), ctx.session()])
  return ctx.db.transaction(async (db) => {
    const [codeHash, attemptHash] = [hash(code), hashOfAttempt(attempt)]
    const handover = await lockHandover(db, codeHash)
    const repeated = givenTo(attemptHash, handover, ctx)
    const { given, cookies } = repeated
      ? await giveAgain({ ...ctx, db }, repeated.given)
      : await give({ ...ctx, db }, usable(handover, ctx))
    await markUsed(db, codeHash, {
      usedAt: ctx.now,
      attemptHash,
      given: attemptHash === null ? null : given,
      expiresAt: repeated?.expiresAt ?? new Date(ctx.now.getTime() + handoverMs),
    })
    const { cartId, isShort, path } = given
    return { hasCart: cartId !== null, isShort, path, cookies }
  })
}

type Gift = Pick<Taken, 'cookies'> & { given: Given }

async function give(ctx: SessionCtx, { cart, path: stored }: Handover): Promise<Gift> {
  const path = landingPath(stored)
  if (!cart) return { given: { cartId: null, isShort: false, path }, cookies: [] }
  const outcome = await takeCopiedCart(ctx, cart)
  const cartId = outcome.cart?.cart.id ?? null
  return { given: { cartId, isShort: outcome.isShort, path }, cookies: cookiesOfCart(ctx, outcome) }
}

/** The cart has its lines already; what may be missing is that the browser knows of it. */
async function giveAgain(ctx: SessionCtx, given: Given): Promise<Gift> {
  if (given.cartId === null) return { given, cookies: [] }
  const outcome = await takeFilledCart(ctx, given.cartId)
  const cartId = outcome.cart?.cart.id ?? given.cartId
  const isShort = given.isShort || outcome.isShort
  return { given: { ...given, cartId, isShort }, cookies: cookiesOfCart(ctx, outcome) }
}

/** The cart and path given to this attempt, and the end of the time to ask again; null for another attempt, or too late. */
function givenTo(attemptHash: string | null, handover: Handover | null, { now, visitor }: Ctx) {
  if (!handover?.given || attemptHash === null) return null
  const { given, expiresAt, site } = handover
  const isSame = handover.attemptHash === attemptHash && site === visitor.site.id
  return isSame && expiresAt > now ? { given, expiresAt } : null
}

/** The handover if it can be used here and now; what stands in the way is said to whoever has the code. */
function usable(handover: Handover | null, { now, visitor }: Ctx): Handover {
  if (!handover || handover.site !== visitor.site.id)
    throw new Refusal<PhoneHandoverRefusal>('phone-code-unknown')
  if (handover.usedAt) throw new Refusal<PhoneHandoverRefusal>('phone-code-used')
  if (handover.expiresAt <= now) throw new Refusal<PhoneHandoverRefusal>('phone-code-expired')
  return handover
}
