import { createHash, randomBytes } from 'node:crypto'
import { cartCookie } from '#/cart/merge/cart-cookie.ts'
import { cartOwner } from '#/cart/pricing/pricing-context.server.ts'
import { type Country, findCountry } from '#/country/country.ts'
import type { Db } from '#/db/client.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import {
  deleteHandoversBefore,
  deleteOldCodes,
  readHandoverLocale,
  replaceCode,
  takeCode,
  writeHandover,
} from './handover.store.server.ts'

export type HandoverRefusal = 'handover-invalid'

/** How long a code may travel: addresses end up in logs, so it is worthless soon after (decision 16). */
const codeSeconds = 60

const hash = (code: string) => createHash('sha256').update(code).digest('hex')

/** As long as a cart's id, and of no use to whoever reads it. */
export const hashCartId = (cartId: string): string => hash(`cart ${cartId}`).slice(0, 32)

/** A word that carries this cart to the checkout, once; an earlier one for it is void. */
export async function makeHandover(ctx: Ctx, cartId: string): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const { customerId } = await cartOwner(ctx)
  await replaceCode(ctx.db, {
    codeHash: hash(code),
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
 * What a code carried. It is good once, for the browser whose cart it is: whoever read it over that
 * shopper's shoulder can neither use it nor use it up.
 */
export async function redeemHandover(ctx: Ctx, code: string): Promise<Handover> {
  const { customerId } = await cartOwner(ctx)
  const cartId = cartCookie.read(ctx.visitor.cookieHeader)
  const row =
    cartId === null ? null : await takeCode(ctx.db, { codeHash: hash(code), cartId, customerId })
  const country = findCountry(row?.country)
  if (!row || row.expiresAt <= ctx.now || !country)
    throw new Refusal<HandoverRefusal>('handover-invalid')
  return { cartId: row.cartId, country }
}

/** The language its buyer spoke when a cart was handed over; null when it never was. */
export const handoverLocale = (db: Db, cartId: string): Promise<Locale | null> =>
  readHandoverLocale(db, cartId)

/** As long as a cart is kept that nobody looks at. */
const keptDays = 30

export async function forgetOldHandovers(db: Db, now: Date): Promise<void> {
  await deleteOldCodes(db, now)
  await deleteHandoversBefore(db, new Date(now.getTime() - keptDays * 86_400_000))
}
