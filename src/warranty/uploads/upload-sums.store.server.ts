import { eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { warrantyClaims, warrantyUploads } from '#/db/tables/warranty.server.ts'
import { undecidedStates } from '#/warranty/state/claim-state.ts'

type InFlight = {
  /** The bytes that have arrived and belong to no claim, with an allowance for each file that is announced. */
  bytes: number
  /** When the next of these is deleted. */
  freeAt: Date | null
  ownFiles: number
  /** As announced. */
  ownBytes: number
  ownFreeAt: Date | null
  /** Of claims that are not decided yet. */
  undecidedBytes: number
}

/** The size that an announced file counts as before its first part has arrived, since its row is not free. */
const allowance = 16_384

/** The files that no claim has yet, of everybody and of one network, and those of undecided claims. */
export async function countInFlight(db: Db, sentBy: string, now: Date): Promise<InFlight> {
  const { size, received, expiresAt } = warrantyUploads
  const at = sql`${now.toISOString()}::timestamptz`
  const isOwn = sql`${warrantyUploads.sentBy} = ${sentBy} and ${expiresAt} > ${at}`
  const isKept = sql`${received} > 0 or ${expiresAt} > ${at}`
  const instant = (value: string | null) => (value === null ? null : new Date(value))
  const [unsent] = await db
    .select({
      bytes:
        sql`coalesce(sum(greatest(${received}, ${allowance})) filter (where ${isKept}), 0)`.mapWith(
          Number,
        ),
      freeAt: sql`min(${expiresAt}) filter (where ${expiresAt} > ${at})`.mapWith(instant),
      ownFiles: sql`count(*) filter (where ${isOwn})`.mapWith(Number),
      ownBytes: sql`coalesce(sum(${size}) filter (where ${isOwn}), 0)`.mapWith(Number),
      ownFreeAt: sql`min(${expiresAt}) filter (where ${isOwn})`.mapWith(instant),
    })
    .from(warrantyUploads)
    .where(isNotNull(expiresAt))
  const [undecided] = await db
    .select({ bytes: sql`coalesce(sum(${received}), 0)`.mapWith(Number) })
    .from(warrantyUploads)
    .innerJoin(warrantyClaims, eq(warrantyClaims.id, warrantyUploads.claimId))
    .where(inArray(warrantyClaims.state, undecidedStates))
  if (!unsent || !undecided) throw new Error('A sum has no row.')
  return { ...unsent, undecidedBytes: undecided.bytes }
}

/** The bytes that are stored, by what becomes of them. */
export async function sumStored(
  db: Db,
): Promise<{ unsent: number; undecided: number; decided: number }> {
  const { received, claimId } = warrantyUploads
  const isUndecided = inArray(warrantyClaims.state, undecidedStates)
  const sum = (condition: SQL) =>
    sql`coalesce(sum(${received}) filter (where ${condition}), 0)`.mapWith(Number)
  const [row] = await db
    .select({
      unsent: sum(sql`${claimId} is null`),
      undecided: sum(sql`${claimId} is not null and ${isUndecided}`),
      decided: sum(sql`${claimId} is not null and not ${isUndecided}`),
    })
    .from(warrantyUploads)
    .leftJoin(warrantyClaims, eq(warrantyClaims.id, claimId))
  if (!row) throw new Error('A sum has no row.')
  return row
}

/** The bytes that have arrived and belong to no claim. */
export async function countArrived(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(${warrantyUploads.received}), 0)`.mapWith(Number) })
    .from(warrantyUploads)
    .where(isNotNull(warrantyUploads.expiresAt))
  return row?.bytes ?? 0
}
