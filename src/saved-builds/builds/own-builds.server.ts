import { isUniqueViolation } from '#/db/unique-violation.server.ts'
import type { Db } from '#/db/client.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Ctx, CustomerId, Session, SessionCtx } from '#/visitor/context.ts'
import type { BuildCode } from './build-code.ts'
import { withinLimit } from './build-limit.server.ts'
import { findOwnerForChange, hashGuestKey } from './build-owner.server.ts'
import { guestKeyCookie } from './guest-key-cookie.ts'
import type { SavedBuild, SavedBuildRefusal } from './saved-build.ts'
import { mostBuilds } from './saved-build-limits.ts'
import {
  countBuildsOf,
  deleteBuildsOf,
  lockBuildsOf,
  moveToCustomer,
  readBuildsOf,
  writeDeleted,
  writeName,
  writeRestored,
} from './saved-builds.store.server.ts'

const notFound = () => new Refusal<SavedBuildRefusal>('build-not-found', { status: 404 })

type Page = { page: number; pageSize: number }

/** A customer's builds, the newest first. */
export async function listOwnBuilds(
  { db }: Ctx,
  { customerId }: Session,
  { page, pageSize }: Page,
): Promise<{ builds: SavedBuild[]; total: number }> {
  const [builds, total] = await Promise.all([
    readBuildsOf(db, customerId, { limit: pageSize, offset: (page - 1) * pageSize }),
    countBuildsOf(db, customerId),
  ])
  return { builds, total }
}

/** Names a build of the visitor's; somebody else's counts as not found. An empty name takes the name away. */
export const renameBuild = (ctx: SessionCtx, code: BuildCode, name: string | null) =>
  change(ctx, (owner) => writeName(ctx.db, { code, owner }, name))

/** Deletes a build of the visitor's. For an hour `restoreBuild` brings it back. */
export const deleteBuild = (ctx: SessionCtx, code: BuildCode) =>
  change(ctx, (owner) => writeDeleted(ctx.db, { code, owner }, ctx.now))

/** Counts as saving the build, so a customer who has as many as they may keep is refused. */
export const restoreBuild = (ctx: SessionCtx, code: BuildCode) =>
  change(ctx, (owner) =>
    withinLimit(ctx.db, owner, (db) => writeRestored(db, { code, owner }, ctx.now)),
  )

type Owner = NonNullable<Awaited<ReturnType<typeof findOwnerForChange>>>

async function change(ctx: SessionCtx, write: (owner: Owner) => Promise<boolean>): Promise<void> {
  const owner = await findOwnerForChange(ctx)
  if (!owner || !(await write(owner))) throw notFound()
}

/**
 * Puts the builds that this browser saved for a guest into the account of the customer who has just logged in,
 * and returns the cookies for the browser. As with the cart, knowing a code is not enough: the browser has to
 * hold the key.
 */
export async function claimGuestBuilds(
  { db, visitor }: Ctx,
  customerId: CustomerId,
): Promise<string[]> {
  const key = guestKeyCookie.read(visitor.cookieHeader)
  if (key === null) return []
  try {
    await db.transaction(async (tx) => {
      await lockBuildsOf(tx, customerId)
      const room = Math.max(0, mostBuilds - (await countBuildsOf(tx, customerId)))
      await moveToCustomer(tx, hashGuestKey(key), { customerId, room })
    })
  } catch (problem) {
    // The customer has just saved the same build in another browser: the guest's stays as it is.
    if (!isUniqueViolation(problem)) throw problem
  }
  return [guestKeyCookie.clear({ secure: visitor.isSecure })]
}

/** Everything that is stored about a customer's builds, for their data export. */
export const exportBuilds = async (db: Db, customerId: CustomerId) =>
  (await readBuildsOf(db, customerId, { limit: mostBuilds * 2, offset: 0 })).map(
    ({ id: _, customerId: __, guestHash: ___, fingerprint: ____, ...build }) => build,
  )

export const eraseBuilds = (db: Db, customerId: number): Promise<void> =>
  deleteBuildsOf(db, customerId)
