import { cookiesOfCart } from '#/cart/api/form-cart.server.ts'
import { totalQuantity } from '#/cart/lines/cart.ts'
import { copyCart, takeCopiedCart } from '#/cart/merge/copied-cart.server.ts'
import { loadPricingContext } from '#/cart/pricing/pricing-context.server.ts'
import { minuteMs, minuteSeconds } from '#/platform/config/durations.ts'
import { newToken, tokenHash } from '#/platform/config/ids.server.ts'
import { sharedScreenSettings } from '#/platform/config/shared-screen-settings.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import {
  deleteOldPhoneHandovers,
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
  const expiresAt = new Date(now.getTime() + sharedScreenSettings.handoverMinutes * minuteMs)
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
  /** Whether lines were added to the visitor's cart. */
  hasCart: boolean
  isShort: boolean
  path: string | null
  cookies: readonly string[]
}

/** Gives this browser what the code stands for. Of several that send it at the same time, one gets it. */
export async function takePhoneHandover(ctx: SessionCtx, code: string): Promise<Taken> {
  await countAttemptFromNetwork(ctx, 'take-phone-handover', triedPerNetwork)
  // Both remember the connection they were first loaded by, which must not be that of the transaction below.
  await Promise.all([loadPricingContext(ctx), ctx.session()])
  return ctx.db.transaction(async (db) => {
    const codeHash = hash(code)
    const { cart, path } = usable(await lockHandover(db, codeHash), ctx)
    await markUsed(db, codeHash, ctx.now)
    const landing = landingPath(path)
    if (!cart) return { hasCart: false, isShort: false, path: landing, cookies: [] }
    const outcome = await takeCopiedCart({ ...ctx, db }, cart)
    return {
      hasCart: true,
      isShort: outcome.isShort,
      path: landing,
      cookies: cookiesOfCart(ctx, outcome),
    }
  })
}

/** The handover if it can be used here and now; what stands in the way is said to whoever has the code. */
function usable(handover: Handover | null, { now, visitor }: Ctx): Handover {
  if (!handover || handover.site !== visitor.site.id)
    throw new Refusal<PhoneHandoverRefusal>('phone-code-unknown')
  if (handover.usedAt) throw new Refusal<PhoneHandoverRefusal>('phone-code-used')
  if (handover.expiresAt <= now) throw new Refusal<PhoneHandoverRefusal>('phone-code-expired')
  return handover
}
