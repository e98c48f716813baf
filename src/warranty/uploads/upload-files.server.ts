import type { Db } from '#/db/client.server.ts'
import type { Config } from '#/platform/config/config.server.ts'
import { dayMs, minuteMs } from '#/platform/config/durations.ts'
import { openFileStore } from '#/platform/files/file-store.server.ts'
import { forEachRow } from '#/platform/jobs/for-each-row.ts'
import {
  deletePart,
  deleteUpload,
  readAllKeys,
  readDueKeys,
  readEmptyExpired,
  readPartsOf,
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

/** The number of parts that one run of the job deletes at most. */
const batch = 20_000

const failure = 'Some files could not be deleted.'

/**
 * Deletes the uploads whose date has passed and the parts that no upload counts. A part that cannot be deleted keeps
 * no other waiting; the next run tries it again.
 */
export async function deleteExpiredFiles(stores: Stores, now: Date): Promise<void> {
  const { db } = stores
  const deleteDueParts = async () =>
    forEachRow(
      await readDueKeys(db, { now, strayBefore: new Date(now.getTime() - dayMs) }, batch),
      (key) => deleteParts(stores, [key]),
      { failure, failingMs: 2 * minuteMs },
    )
  const deleteEmptyUploads = async () =>
    forEachRow(await readEmptyExpired(db, now, batch), (id) => deleteUpload(db, id), { failure })
  await forEachRow([deleteDueParts, deleteEmptyUploads], (work) => work(), { failure })
}
