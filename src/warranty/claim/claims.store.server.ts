import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, notInArray, type SQL } from 'drizzle-orm'
import type { Db } from '#/db/client.server.ts'
import { fromStored } from '#/db/stored-json.ts'
import { warrantyClaims, warrantyEvents, warrantyLinks } from '#/db/tables/warranty.server.ts'
import { answersSchema, type Claim, type ClaimEvent } from './claim.ts'
import { type ClaimState, claimStates } from '#/warranty/state/claim-state.ts'

type Row = typeof warrantyClaims.$inferSelect
type NewClaim = Omit<Claim, 'id'> & { attemptId: string }

/** The id of the new claim; null if the attempt has made one already. */
export async function insertClaim(db: Db, claim: NewClaim): Promise<number | null> {
  const [row] = await db
    .insert(warrantyClaims)
    .values(claim)
    .onConflictDoNothing({ target: warrantyClaims.attemptId })
    .returning({ id: warrantyClaims.id })
  return row?.id ?? null
}

type ClaimKey = { id: number } | { number: string } | { attemptId: string }

export async function readClaim(db: Db, key: ClaimKey): Promise<Claim | null> {
  const [claim] = await readWhere(db, whereKey(key), 1)
  return claim ?? null
}

function whereKey(key: ClaimKey): SQL {
  if ('id' in key) return eq(warrantyClaims.id, key.id)
  return 'number' in key
    ? eq(warrantyClaims.number, key.number)
    : eq(warrantyClaims.attemptId, key.attemptId)
}

/** The owner of claims: a customer, or a guest by email address on one site or, with null, on all. */
export type Claimant = { customerId: number } | { email: string; site: string | null }

export const readClaimsOf = (db: Db, claimant: Claimant): Promise<Claim[]> =>
  readWhere(db, whereClaimant(claimant), 1_000)

function whereClaimant(claimant: Claimant): SQL | undefined {
  if ('customerId' in claimant) return eq(warrantyClaims.customerId, claimant.customerId)
  const { email, site } = claimant
  const isTheirs = and(eq(warrantyClaims.email, email), isNull(warrantyClaims.customerId))
  return site === null ? isTheirs : and(isTheirs, eq(warrantyClaims.site, site))
}

export const readNewestClaims = (
  db: Db,
  { state, limit }: { state: ClaimState | null; limit: number },
): Promise<Claim[]> =>
  readWhere(db, state === null ? undefined : eq(warrantyClaims.state, state), limit)

async function readWhere(db: Db, where: SQL | undefined, limit: number): Promise<Claim[]> {
  const rows = await db
    .select()
    .from(warrantyClaims)
    .where(where)
    .orderBy(desc(warrantyClaims.madeAt), desc(warrantyClaims.id))
    .limit(limit)
  return rows.map(toClaim)
}

/** Moves a claim that is still in the state that was read; false if somebody else has moved it. */
export async function writeState(
  db: Db,
  {
    id,
    from,
    to,
    retainedUntil,
  }: { id: number; from: ClaimState; to: ClaimState; retainedUntil: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(warrantyClaims)
    .set({ state: to, retainedUntil })
    .where(and(eq(warrantyClaims.id, id), eq(warrantyClaims.state, from)))
  return rowCount === 1
}

/** False if the attempt has been recorded already. */
export async function insertEvent(
  db: Db,
  event: ClaimEvent & { claimId: number; attemptId: string | null },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(warrantyEvents)
    .values(event)
    .onConflictDoNothing({ target: warrantyEvents.attemptId })
  return rowCount === 1
}

export async function isMessageKnown(db: Db, attemptId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: warrantyEvents.id })
    .from(warrantyEvents)
    .where(eq(warrantyEvents.attemptId, attemptId))
  return row !== undefined
}

/** The history of a claim, oldest first. */
export async function readEvents(db: Db, claimId: number): Promise<ClaimEvent[]> {
  const rows = await db
    .select()
    .from(warrantyEvents)
    .where(eq(warrantyEvents.claimId, claimId))
    .orderBy(asc(warrantyEvents.id))
  return rows.map(({ at, actor, staffName, fromState, toState, message }) => ({
    at,
    actor,
    staffName,
    fromState: fromState === null ? null : knownState(fromState),
    toState: toState === null ? null : knownState(toState),
    message,
  }))
}

export async function insertClaimLink(
  db: Db,
  link: { tokenHash: string; claimId: number; expiresAt: Date },
): Promise<void> {
  await db.insert(warrantyLinks).values(link)
}

/** Deletes all links of a claim but one and those that were made last. */
export async function deleteSurplusLinks(
  db: Db,
  { claimId, kept, others }: { claimId: number; kept: string; others: number },
): Promise<void> {
  const isOther = and(eq(warrantyLinks.claimId, claimId), ne(warrantyLinks.tokenHash, kept))
  const newest = db
    .select({ tokenHash: warrantyLinks.tokenHash })
    .from(warrantyLinks)
    .where(isOther)
    .orderBy(desc(warrantyLinks.expiresAt))
    .limit(others)
  await db.delete(warrantyLinks).where(and(isOther, notInArray(warrantyLinks.tokenHash, newest)))
}

export async function readClaimLink(db: Db, tokenHash: string, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ claimId: warrantyLinks.claimId })
    .from(warrantyLinks)
    .where(and(eq(warrantyLinks.tokenHash, tokenHash), gt(warrantyLinks.expiresAt, now)))
  return row?.claimId ?? null
}

export async function deleteOldClaimLinks(db: Db, now: Date): Promise<void> {
  await db.delete(warrantyLinks).where(lt(warrantyLinks.expiresAt, now))
}

export async function readOutdated(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: warrantyClaims.id })
    .from(warrantyClaims)
    .where(lt(warrantyClaims.retainedUntil, now))
    .limit(1_000)
  return rows.map(({ id }) => id)
}

/** Deletes claims with their histories and links; their files must have been released before. */
export async function deleteClaims(db: Db, ids: readonly number[]): Promise<void> {
  await db.delete(warrantyClaims).where(inArray(warrantyClaims.id, [...ids]))
}

const toClaim = ({ attemptId: _, answers, state, ...row }: Row): Claim => ({
  ...row,
  state: knownState(state),
  answers: fromStored(answersSchema, answers, 'warranty_claims.answers'),
})

function knownState(stored: string): ClaimState {
  const state = claimStates.find((known) => known === stored)
  if (!state) throw new Error(`There is no claim state ${stored}.`)
  return state
}
