import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#/db/client.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { savedBuilds } from '#/db/tables/saved-builds.server.ts'
import { money } from '#/money/money.ts'
import { currencySchema } from '#/money/stored-money.ts'
import { dayMs } from '#/platform/config/durations.ts'
import { type BuildCode, readCode } from './build-code.ts'
import {
  type BuildOwner,
  type BuildSnapshot,
  deleteAtOf,
  type SavedBuild,
  snapshotSchema,
  undoMs,
} from './saved-build.ts'

type Row = typeof savedBuilds.$inferSelect
export type NewBuild = Omit<Row, 'id' | 'snapshot' | 'deletedAt'> & { snapshot: BuildSnapshot }

const isOf = (owner: BuildOwner): SQL =>
  'customerId' in owner
    ? eq(savedBuilds.customerId, owner.customerId)
    : eq(savedBuilds.guestHash, owner.guestHash)

const isThere = isNull(savedBuilds.deletedAt)

/** Null if the owner has the same build already, or if the code is taken. */
export async function insertBuild(db: Db, build: NewBuild): Promise<SavedBuild | null> {
  const [row] = await db.insert(savedBuilds).values(build).onConflictDoNothing().returning()
  return row ? toSavedBuild(row) : null
}

/** Opens the same build of the same owner again, even one that they have just deleted. */
export async function reviveBuild(
  db: Db,
  owner: BuildOwner,
  fingerprint: string,
  change: { name: string | null; openedAt: Date; deleteAt: Date | null },
): Promise<SavedBuild | null> {
  const { name, ...times } = change
  const [row] = await db
    .update(savedBuilds)
    .set({ ...times, deletedAt: null, ...(name !== null && { name }) })
    .where(and(isOf(owner), eq(savedBuilds.fingerprint, fingerprint)))
    .returning()
  return row ? toSavedBuild(row) : null
}

export async function readBuild(db: Db, code: BuildCode): Promise<SavedBuild | null> {
  const [row] = await db
    .select()
    .from(savedBuilds)
    .where(and(eq(savedBuilds.code, code), isThere))
  return row ? toSavedBuild(row) : null
}

type Page = { limit: number; offset: number }

/** The newest come first. */
export async function readBuildsOf(
  db: Db,
  customerId: number,
  { limit, offset }: Page,
): Promise<SavedBuild[]> {
  const rows = await db
    .select()
    .from(savedBuilds)
    .where(and(eq(savedBuilds.customerId, customerId), isThere))
    .orderBy(desc(savedBuilds.createdAt), desc(savedBuilds.id))
    .limit(limit)
    .offset(offset)
  return rows.map(toSavedBuild)
}

export async function countBuildsOf(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(savedBuilds)
    .where(and(eq(savedBuilds.customerId, customerId), isThere))
  return row?.total ?? 0
}

/** Makes other additions to the customer's builds wait until the transaction ends. */
export async function lockBuildsOf(db: Db, customerId: number): Promise<void> {
  const key = `saved-builds:${customerId}`
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Opening counts once a day, so that a link that many open is not written with each of them. */
export async function writeOpened(db: Db, build: SavedBuild, now: Date): Promise<void> {
  await db
    .update(savedBuilds)
    .set({ openedAt: now, deleteAt: deleteAtOf(build.customerId, now) })
    .where(
      and(eq(savedBuilds.id, build.id), lt(savedBuilds.openedAt, new Date(now.getTime() - dayMs))),
    )
}

/** A build is changed by its owner only; returns whether they have one with this code. */
export async function writeName(
  db: Db,
  { code, owner }: { code: BuildCode; owner: BuildOwner },
  name: string | null,
): Promise<boolean> {
  const rows = await db
    .update(savedBuilds)
    .set({ name })
    .where(and(eq(savedBuilds.code, code), isOf(owner), isThere))
    .returning({ id: savedBuilds.id })
  return rows.length > 0
}

/** Marks a build as deleted; returns whether the owner has one with this code. */
export async function writeDeleted(
  db: Db,
  { code, owner }: { code: BuildCode; owner: BuildOwner },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(savedBuilds)
    .set({ deletedAt: now })
    .where(and(eq(savedBuilds.code, code), isOf(owner)))
    .returning({ id: savedBuilds.id })
  return rows.length > 0
}

/** Restores a build while that is possible, whether or not the job that deletes it for good has run. */
export async function writeRestored(
  db: Db,
  { code, owner }: { code: BuildCode; owner: BuildOwner },
  now: Date,
): Promise<boolean> {
  const isWanted = or(isThere, gt(savedBuilds.deletedAt, new Date(now.getTime() - undoMs)))
  const rows = await db
    .update(savedBuilds)
    .set({ deletedAt: null })
    .where(and(eq(savedBuilds.code, code), isOf(owner), isWanted))
    .returning({ id: savedBuilds.id })
  return rows.length > 0
}

/**
 * Puts a guest's builds into an account, as many as there is room for. One that the account has already stays a
 * guest's, for its link, and so do those without room.
 */
export async function moveToCustomer(
  db: Db,
  guestHash: string,
  { customerId, room }: { customerId: number; room: number },
): Promise<number> {
  const theirs = alias(savedBuilds, 'theirs')
  const same = db
    .select({ id: theirs.id })
    .from(theirs)
    .where(
      and(
        eq(theirs.customerId, customerId),
        sql`${theirs.fingerprint} = ${savedBuilds.fingerprint}`,
      ),
    )
  const fitting = db
    .select({ id: savedBuilds.id })
    .from(savedBuilds)
    .where(and(eq(savedBuilds.guestHash, guestHash), isThere, notExists(same)))
    .limit(room)
  const rows = await db
    .update(savedBuilds)
    .set({ customerId, guestHash: null, deleteAt: null })
    .where(inArray(savedBuilds.id, fitting))
    .returning({ id: savedBuilds.id })
  return rows.length
}

export async function deleteBuildsOf(db: Db, customerId: number): Promise<void> {
  await db.delete(savedBuilds).where(eq(savedBuilds.customerId, customerId))
}

/** Deletes guests' builds past their date, and builds that nobody wanted back. */
export async function deleteOldBuilds(db: Db, now: Date): Promise<void> {
  await db
    .delete(savedBuilds)
    .where(
      or(
        and(isNotNull(savedBuilds.deleteAt), lt(savedBuilds.deleteAt, now)),
        lt(savedBuilds.deletedAt, new Date(now.getTime() - undoMs)),
      ),
    )
}

function toSavedBuild({ snapshot, price, currency, ...row }: Row): SavedBuild {
  const { deletedAt: _, ...build } = row
  const code = readCode(row.code)
  if (code === null) throw new Error('saved_builds.code is stored in another spelling')
  const paid = fromStored(currencySchema, currency, 'saved_builds.currency')
  return {
    ...fromStored(snapshotSchema, snapshot, 'saved_builds.snapshot'),
    ...build,
    code,
    price: price === null ? null : money(price, paid),
  }
}
