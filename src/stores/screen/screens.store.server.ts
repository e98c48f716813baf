import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { storeDevices, storePairingCodes } from '#/db/tables/stores.server.ts'

type PairingCode = typeof storePairingCodes.$inferInsert

export async function insertCode(db: Db, code: PairingCode): Promise<void> {
  await db.insert(storePairingCodes).values(code)
}

/** Deletes the code and returns what it stands for, so that it works once; null if it is unknown or expired. */
export async function takeCode(db: Db, codeHash: string, now: Date) {
  const [taken] = await db
    .delete(storePairingCodes)
    .where(and(eq(storePairingCodes.codeHash, codeHash), gt(storePairingCodes.expiresAt, now)))
    .returning({ store: storePairingCodes.store, name: storePairingCodes.name })
  return taken ?? null
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(storePairingCodes).where(lt(storePairingCodes.expiresAt, now))
}

export type Device = Omit<typeof storeDevices.$inferSelect, 'tokenHash'>

export async function insertDevice(
  db: Db,
  device: Omit<typeof storeDevices.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(storeDevices).values(device)
}

/** Notes that the screen was seen, and returns it; null if it was never paired or is revoked. */
export async function touchDevice(db: Db, tokenHash: string, now: Date): Promise<Device | null> {
  const [device] = await db
    .update(storeDevices)
    .set({ lastSeenAt: now })
    .where(eq(storeDevices.tokenHash, tokenHash))
    .returning(deviceColumns)
  return device ?? null
}

const deviceColumns = {
  id: storeDevices.id,
  store: storeDevices.store,
  name: storeDevices.name,
  pairedAt: storeDevices.pairedAt,
  lastSeenAt: storeDevices.lastSeenAt,
}

export const readDevices = (db: Db): Promise<Device[]> =>
  db.select(deviceColumns).from(storeDevices).orderBy(asc(storeDevices.store), asc(storeDevices.id))

export async function deleteDevice(db: Db, id: number): Promise<Device | null> {
  const [device] = await db
    .delete(storeDevices)
    .where(eq(storeDevices.id, id))
    .returning(deviceColumns)
  return device ?? null
}

export async function readDeviceIds(db: Db, store: string): Promise<number[]> {
  const rows = await db
    .select({ id: storeDevices.id })
    .from(storeDevices)
    .where(eq(storeDevices.store, store))
  return rows.map(({ id }) => id)
}
