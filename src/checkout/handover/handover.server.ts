import { dayMs } from '#/platform/config/durations.ts'
import { newToken, tokenHash } from '#/platform/config/ids.server.ts'
import { findCartId } from '#/cart/merge/own-cart.server.ts'
import { cartHolder } from '#/cart/pricing/pricing-context.server.ts'
import { type Country, findCountry } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import {
  deleteHandoversBefore,
  deleteOldCodes,
  replaceCode,
  takeCode,
  writeHandover,
} from './handover.store.server.ts'

export type HandoverRefusal = 'handover-invalid'

/** A code is part of a URL, and URLs end up in logs, so it expires soon. */
const codeSeconds = 60

/** As long as a cart id, but it does not give access to the cart. */
export const hashCartId = (cartId: string): string => tokenHash(cartId, 'cart ').slice(0, 32)

/**
 * Creates a one-time code that hands this cart over to the checkout; an earlier code for the cart
 * becomes void.
 */
export async function makeHandover(ctx: SessionCtx, cartId: string): Promise<string> {
  const code = newToken(32)
  const { customerId } = await cartHolder(ctx)
  await replaceCode(ctx.db, {
    codeHash: tokenHash(code),
    cartId,
    customerId,
    country: ctx.visitor.country.code,
    expiresAt: new Date(ctx.now.getTime() + codeSeconds * 1000),
  })
  await writeHandover(ctx.db, { cartId, locale: ctx.visitor.locale, handedAt: ctx.now })
  return code
}

export type Handover = { cartId: string; country: Country }

/**
 * Redeems a code. It works once, and only for the browser that owns the cart: anyone else who reads
 * the code can neither use it nor use it up.
 */
export async function redeemHandover(ctx: SessionCtx, code: string): Promise<Handover> {
  const { customerId } = await cartHolder(ctx)
  const cartId = await findCartId(ctx)
  const row =
    cartId === null
      ? null
      : await takeCode(ctx.db, { codeHash: tokenHash(code), cartId, customerId })
  const country = findCountry(row?.country)
  if (!row || row.expiresAt <= ctx.now || !country)
    throw new Refusal<HandoverRefusal>('handover-invalid')
  return { cartId: row.cartId, country }
}

/** As long as an unused cart is stored. */
const storedDays = 30

export async function deleteOldHandovers(db: Db, now: Date): Promise<void> {
  await deleteOldCodes(db, now)
  await deleteHandoversBefore(db, new Date(now.getTime() - storedDays * dayMs))
}
