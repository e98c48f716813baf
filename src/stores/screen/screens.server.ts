import type { Db } from '#/db/client.server.ts'
import { collectionTag } from '#/orders/collection/collection-orders.ts'
import { minuteMs, minuteSeconds } from '#/platform/config/durations.ts'
import { newShortCode, newToken, tokenHash } from '#/platform/config/ids.server.ts'
import { purgeTags } from '#/platform/page-cache/purge.server.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Visitor } from '#/visitor/visitor.ts'
import { normalShortCode } from '#/platform/codes/short-code.ts'
import { screenCookie } from './screen-cookie.ts'
import {
  deleteDevice,
  deleteExpiredCodes,
  type Device,
  insertCode,
  insertDevice,
  readDeviceIds,
  takeCode,
  touchDevice,
} from './screens.store.server.ts'

export const pairingMinutes = 10

/** Wrong codes from one network. With so few guesses nobody finds one of 650 thousand million in ten minutes. */
const guesses = { limit: 10, windowSeconds: 10 * minuteSeconds }

/** Makes a code that pairs one screen with the store. */
export async function makePairingCode(
  db: Db,
  { store, name, now }: { store: string; name: string; now: Date },
): Promise<string> {
  await deleteExpiredCodes(db, now)
  const code = newShortCode()
  const expiresAt = new Date(now.getTime() + pairingMinutes * minuteMs)
  await insertCode(db, { codeHash: tokenHash(code), store, name, expiresAt })
  return code
}

/** Pairs the browser that sent the code; returns the token of the screen, or null for a wrong code. */
export async function pairScreen(ctx: Ctx, typed: string): Promise<string | null> {
  await countAttemptFromNetwork(ctx, 'pair-screen', guesses)
  const code = normalShortCode(typed)
  const { db, now } = ctx
  return db.transaction(async (tx) => {
    const taken = code && (await takeCode(tx, tokenHash(code), now))
    if (!taken) return null
    const token = newToken()
    await insertDevice(tx, {
      tokenHash: tokenHash(token),
      ...taken,
      pairedAt: now,
      lastSeenAt: now,
    })
    return token
  })
}

/** The right to see the collections of a store: a paired screen has it, and anyone in the store's own network. */
export type ScreenAccess = { store: string; device: Device | null }

export async function findScreenAccess(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { cookieHeader, storeCode }: Pick<Visitor, 'cookieHeader' | 'storeCode'>,
): Promise<ScreenAccess | null> {
  const token = screenCookie.read(cookieHeader)
  const device = token === null ? null : await touchDevice(db, tokenHash(token), now)
  if (device) return { store: device.store, device }
  return storeCode === null ? null : { store: storeCode, device: null }
}

/** The ids of the screens that are paired with a store. */
export const listScreenIds = (db: Db, store: string): Promise<number[]> => readDeviceIds(db, store)

/** Ends the access of a screen; its open connection closes with the notification. */
export const revokeScreen = (db: Db, id: number): Promise<Device | null> =>
  db.transaction(async (tx) => {
    const device = await deleteDevice(tx, id)
    if (device) await purgeTags(tx, [collectionTag(device.store)])
    return device
  })
