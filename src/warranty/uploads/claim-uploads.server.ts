import type { Db } from '#/db/client.server.ts'
import type { Upload } from './upload.ts'
import { sumStored } from './upload-sums.store.server.ts'
import { expireUploadsOf, readUploadsOfClaims } from './uploads.store.server.ts'

/** The files of claims, in the order in which they were added. */
export const listFilesOf = (db: Db, claimIds: readonly number[]): Promise<Upload[]> =>
  readUploadsOfClaims(db, claimIds)

/** From now on nobody sees the files of these claims, and the next run of the job deletes them. */
export const releaseFilesOf = (db: Db, claimIds: readonly number[], now: Date): Promise<void> =>
  expireUploadsOf(db, claimIds, now)

/** The stored bytes that are in no claim yet, in undecided claims and in decided ones. */
export const countClaimBytes = (db: Db): Promise<Record<string, number>> => sumStored(db)
