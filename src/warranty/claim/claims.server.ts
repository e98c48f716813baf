import type { Db } from '#/db/client.server.ts'
import { findOrder, listOrders } from '#/orders/order/orders.server.ts'
import { isPlaced } from '#/orders/order/order-state.ts'
import type { Ctx, CustomerId } from '#/visitor/context.ts'
import type { Upload } from '#/warranty/uploads/upload.ts'
import { listFilesOf, releaseFilesOf } from '#/warranty/uploads/claim-uploads.server.ts'
import type { Claim, ClaimEvent } from './claim.ts'
import {
  type Claimant,
  deleteClaims,
  deleteOldClaimLinks,
  readClaimsOf,
  readEvents,
  readOutdated,
} from './claims.store.server.ts'

export type ClaimableLine = { number: string; uid: string; name: string; placedAt: Date }

/** Orders beyond these are found by their number. */
const recentOrders = 10

/** The lines of a customer's latest orders. */
export async function listClaimableLines(
  ctx: Ctx,
  customerId: CustomerId,
): Promise<ClaimableLine[]> {
  const { items } = await listOrders(ctx, customerId, { page: 1, pageSize: recentOrders })
  const found = await Promise.all(items.map(({ number }) => findOrder(ctx, { number, customerId })))
  return found.flatMap((order) =>
    order && isPlaced(order.state)
      ? order.lines.map(({ uid, name }) => ({
          number: order.number,
          uid,
          name: name[ctx.visitor.locale],
          placedAt: order.placedAt,
        }))
      : [],
  )
}

/** The caller must have made sure that the request is the claimant's. */
export const listClaims = (db: Db, claimant: Claimant): Promise<Claim[]> =>
  readClaimsOf(db, claimant)

export type WholeClaim = Claim & { events: ClaimEvent[]; files: Upload[] }

export const wholeClaim = async (db: Db, claim: Claim): Promise<WholeClaim> => ({
  ...claim,
  events: await readEvents(db, claim.id),
  files: await listFilesOf(db, [claim.id]),
})

type ExportedClaim = Omit<Claim, 'id' | 'customerId' | 'orderId'> & {
  events: Omit<ClaimEvent, 'staffName'>[]
  files: Pick<Upload, 'kind' | 'name' | 'size' | 'mediaType'>[]
}

/** Claims with their histories and the names of their files, for the claimant's own data. */
export async function exportClaims(db: Db, claimant: Claimant): Promise<ExportedClaim[]> {
  const found: ExportedClaim[] = []
  for (const claim of await readClaimsOf(db, claimant)) {
    const {
      id: _,
      customerId: __,
      orderId: ___,
      events,
      files,
      ...said
    } = await wholeClaim(db, claim)
    found.push({
      ...said,
      events: events.map(({ staffName: ____, ...event }) => event),
      files: files.map(({ kind, name, size, mediaType }) => ({ kind, name, size, mediaType })),
    })
  }
  return found
}

/** Deletes claims; the next run of the job deletes their files from the store. */
export async function eraseClaims(db: Db, claimant: Claimant, now: Date): Promise<number> {
  const claims = await readClaimsOf(db, claimant)
  await erase(
    db,
    claims.map(({ id }) => id),
    now,
  )
  return claims.length
}

/** Deletes the claims whose retention date has passed. */
export async function deleteOutdatedClaims(db: Db, now: Date): Promise<void> {
  await deleteOldClaimLinks(db, now)
  await db.transaction(async (tx) => erase(tx, await readOutdated(tx, now), now))
}

async function erase(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await releaseFilesOf(db, ids, now)
  await deleteClaims(db, ids)
}
