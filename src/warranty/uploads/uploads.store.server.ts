import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { warrantyUploadParts, warrantyUploads } from '#/db/tables/warranty.server.ts'
import { minuteMs } from '#/platform/config/durations.ts'
import type { Upload } from './upload.ts'

type NewUpload = typeof warrantyUploads.$inferInsert

const columns = {
  id: warrantyUploads.id,
  claimId: warrantyUploads.claimId,
  kind: warrantyUploads.kind,
  name: warrantyUploads.name,
  size: warrantyUploads.size,
  received: warrantyUploads.received,
  mediaType: warrantyUploads.mediaType,
  expiresAt: warrantyUploads.expiresAt,
}

/** Uploads are started one at a time, so that together they stay within the limits. */
export async function lockStarts(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('warranty-uploads', 0))`)
}

export async function insertUpload(db: Db, upload: NewUpload): Promise<void> {
  await db.insert(warrantyUploads).values(upload)
}

export async function readUpload(db: Db, id: string): Promise<Upload | null> {
  const [row] = await db.select(columns).from(warrantyUploads).where(eq(warrantyUploads.id, id))
  return row ?? null
}

export const readUploadsOfClaims = (db: Db, claimIds: readonly number[]): Promise<Upload[]> =>
  db
    .select(columns)
    .from(warrantyUploads)
    .where(inArray(warrantyUploads.claimId, [...claimIds]))
    .orderBy(asc(warrantyUploads.position))

export const readUploads = (db: Db, ids: readonly string[]): Promise<Upload[]> =>
  db
    .select(columns)
    .from(warrantyUploads)
    .where(inArray(warrantyUploads.id, [...ids]))

export async function writeSize(db: Db, id: string, size: number): Promise<void> {
  await db.update(warrantyUploads).set({ size }).where(eq(warrantyUploads.id, id))
}

/** Makes an unsent upload part of a claim; false if it is not there any more, or may be deleted at any moment. */
export async function writeClaimOf(
  db: Db,
  { id, claimId, position }: { id: string; claimId: number; position: number },
): Promise<boolean> {
  const { rowCount } = await db
    .update(warrantyUploads)
    .set({ claimId, position, expiresAt: null, sentBy: null })
    .where(
      and(
        eq(warrantyUploads.id, id),
        isNull(warrantyUploads.claimId),
        isNotNull(warrantyUploads.mediaType),
        gt(warrantyUploads.expiresAt, sql`now()`),
      ),
    )
  return rowCount === 1
}

/**
 * A part that does not count yet; it is recorded before its file is stored. False if the upload has been
 * deleted meanwhile.
 */
export async function insertPart(
  db: Db,
  { key, uploadId, storedAt }: { key: string; uploadId: string; storedAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${warrantyUploadParts} (key, upload_id, stored_at)
    select ${key}, id, ${storedAt.toISOString()}::timestamptz
    from (select id from ${warrantyUploads} where id = ${uploadId} for key share) as upload`)
  return rowCount === 1
}

export async function deletePart(db: Db, key: string): Promise<void> {
  await db.delete(warrantyUploadParts).where(eq(warrantyUploadParts.key, key))
}

type NewPart = { id: string; key: string; offset: number; bytes: number; now: Date }

/**
 * Counts a part if the upload is still exactly there; false if another writer was faster. An upload that then does not move
 * for half an hour is forgotten: whoever never ends theirs would take up room that others need.
 */
export const countPart = (db: Db, { id, key, offset, bytes, now }: NewPart): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(warrantyUploads)
      .set({
        received: offset + bytes,
        expiresAt: new Date(now.getTime() + unmovedMs),
      })
      .where(
        and(
          eq(warrantyUploads.id, id),
          eq(warrantyUploads.received, offset),
          isNull(warrantyUploads.mediaType),
          gt(warrantyUploads.expiresAt, now),
        ),
      )
    if (rowCount !== 1) return false
    await tx
      .update(warrantyUploadParts)
      .set({ startsAt: offset })
      .where(eq(warrantyUploadParts.key, key))
    return true
  })

const unmovedMs = 30 * minuteMs

export type StoredPart = { key: string; startsAt: number }

/** The parts that count, in their order in the file. */
export async function readPartsOf(db: Db, uploadId: string): Promise<StoredPart[]> {
  const { key, startsAt } = warrantyUploadParts
  const rows = await db
    .select({ key, startsAt })
    .from(warrantyUploadParts)
    .where(and(eq(warrantyUploadParts.uploadId, uploadId), isNotNull(startsAt)))
    .orderBy(asc(startsAt))
  return rows.flatMap((row) => (row.startsAt === null ? [] : [{ ...row, startsAt: row.startsAt }]))
}

/** Every part of an upload, whether it counts or not. */
export async function readAllKeys(db: Db, uploadId: string): Promise<string[]> {
  const rows = await partsOf(db, uploadId)
  return rows.map(({ key }) => key)
}

/** Parts that take the place of others; the size of the file, if it is another now. */
export type PartChange = { removed: string[]; added: StoredPart[]; size: number | null }

/**
 * Ends an upload with the parts that the check has changed; false if another request has ended it already. From then on it
 * waits a day for its claim.
 */
export const finishUpload = (
  db: Db,
  { id, mediaType, removed, added, size: bytes }: PartChange & { id: string; mediaType: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const size = bytes === null ? null : { size: bytes, received: bytes }
    const { rowCount } = await tx
      .update(warrantyUploads)
      .set({
        mediaType,
        expiresAt: sql`${warrantyUploads.startedAt} + interval '1 day'`,
        ...size,
      })
      .where(and(eq(warrantyUploads.id, id), isNull(warrantyUploads.mediaType)))
    if (rowCount !== 1) return false
    const { key } = warrantyUploadParts
    if (removed.length > 0)
      await tx.update(warrantyUploadParts).set({ startsAt: null }).where(inArray(key, removed))
    for (const { key: stored, startsAt } of added)
      await tx.update(warrantyUploadParts).set({ startsAt }).where(eq(key, stored))
    return true
  })

/** From now on the file may be deleted, and nobody sees it any more; false if it belongs to a claim. */
export async function expireUpload(db: Db, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(warrantyUploads)
    .set({ expiresAt: now, mediaType: null })
    .where(and(eq(warrantyUploads.id, id), isNull(warrantyUploads.claimId)))
  return rowCount === 1
}

/** The same for all files of claims that are about to be deleted. */
export async function expireUploadsOf(
  db: Db,
  claimIds: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .update(warrantyUploads)
    .set({ expiresAt: now, claimId: null, name: '', mediaType: null })
    .where(inArray(warrantyUploads.claimId, [...claimIds]))
}

const isExpired = (now: Date) => lt(warrantyUploads.expiresAt, now)

/** Expired uploads that have no parts any more. */
export async function readEmptyExpired(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: warrantyUploads.id })
    .from(warrantyUploads)
    .where(and(isExpired(now), notExists(partsOf(db, warrantyUploads.id))))
    .limit(limit)
  return rows.map(({ id }) => id)
}

const partsOf = (db: Db, uploadId: string | typeof warrantyUploads.id) =>
  db
    .select({ key: warrantyUploadParts.key })
    .from(warrantyUploadParts)
    .where(eq(warrantyUploadParts.uploadId, uploadId))

/** Does nothing while the upload has parts: another request may be storing one. */
export const deleteUpload = (db: Db, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx
      .select({ id: warrantyUploads.id })
      .from(warrantyUploads)
      .where(eq(warrantyUploads.id, id))
      .for('update')
    const isEmpty = notExists(partsOf(tx, id))
    await tx.delete(warrantyUploads).where(and(eq(warrantyUploads.id, id), isEmpty))
  })

/**
 * The parts of expired uploads, and those that have not counted for a long time: their request failed, or a picture was
 * made from them. The order is random, so that parts which cannot be deleted do not keep the same others waiting.
 */
export async function readDueKeys(
  db: Db,
  { now, strayBefore }: { now: Date; strayBefore: Date },
  limit: number,
): Promise<string[]> {
  const { key, uploadId, startsAt, storedAt } = warrantyUploadParts
  const rows = await db
    .select({ key })
    .from(warrantyUploadParts)
    .innerJoin(warrantyUploads, eq(warrantyUploads.id, uploadId))
    .where(or(isExpired(now), and(isNull(startsAt), lt(storedAt, strayBefore))))
    .orderBy(sql`random()`)
    .limit(limit)
  return rows.map((row) => row.key)
}
