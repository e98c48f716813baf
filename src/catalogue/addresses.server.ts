import type { Db } from '#/db/client.server.ts'
import type { Address, AddressKind, Hop } from './address-kind.ts'
import { findHops, findTaken, removeAddress, writeAddresses } from './addresses.store.server.ts'
import type { Executor } from './upsert.store.server.ts'

/** What lives at some paths. */
export const findAddresses = (db: Executor, paths: readonly string[]): Promise<Hop[]> =>
  findHops(db, paths)

/**
 * Gives pages of any feature their addresses. Gives back the paths that are taken by something
 * else: then nothing was written.
 */
export async function claimAddresses(db: Executor, wanted: readonly Address[]): Promise<string[]> {
  const taken = await findTaken(db, wanted)
  if (taken.length === 0) await writeAddresses(db, wanted)
  return taken
}

export const releaseAddress = (db: Db, kind: AddressKind, entityId: number): Promise<void> =>
  removeAddress(db, kind, entityId)
