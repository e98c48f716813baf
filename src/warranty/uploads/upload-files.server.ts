import type { Db } from '#/db/client.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { dayMs } from '#/platform/config/durations.ts'
import { openFileStore } from '#/platform/files/file-store.server.ts'
import {
  deletePart,
  deleteUpload,
  readAllKeys,
  readExpired,
  readPartsOf,
  readStrayKeys,
} from './uploads.store.server.ts'

type Stores = { config: Config; db: Db }

/** The stored bytes of some parts, one part at a time. */
export async function* readParts(
  config: Config,
  keys: readonly string[],
): AsyncGenerator<Buffer, undefined> {
  for (const key of keys) {
    const bytes = await openFileStore(config).get(key)
    if (!bytes) throw new Error(`The file store has lost ${key}.`)
    yield bytes
  }
}

/** The bytes of a stored file. */
export async function* readFileOf({ config, db }: Stores, id: string): AsyncGenerator<Buffer> {
  const parts = await readPartsOf(db, id)
  yield* readParts(
    config,
    parts.map(({ key }) => key),
  )
}

/** Deletes the files of an upload, then the upload. */
export async function deleteFiles({ config, db }: Stores, id: string): Promise<void> {
  await deleteParts({ config, db }, await readAllKeys(db, id))
  await deleteUpload(db, id)
}

export async function deleteParts({ config, db }: Stores, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await openFileStore(config).remove(key)
    await deletePart(db, key)
  }
}

/** The number of files that one run of the job deletes at most. */
const batch = 1_000

/**
 * Deletes the uploads whose date has passed and the parts that no upload counts. A file that cannot be deleted
 * leaves the rest to the next run of the job.
 */
export async function deleteExpiredFiles(stores: Stores, now: Date): Promise<void> {
  const { db } = stores
  for (const id of await readExpired(db, now, batch)) await deleteFiles(stores, id)
  await deleteParts(stores, await readStrayKeys(db, new Date(now.getTime() - dayMs), batch))
}
