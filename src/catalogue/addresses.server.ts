import type { Hop } from './address-kind.ts'
import { findHops } from './addresses.store.server.ts'
import type { Executor } from './upsert.store.server.ts'

/** What lives at some paths. */
export const findAddresses = (db: Executor, paths: readonly string[]): Promise<Hop[]> =>
  findHops(db, paths)
