import type { Db } from '#/db/client.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { BuildOwner, SavedBuildRefusal } from './saved-build.ts'
import { mostBuilds } from './saved-build-limits.ts'
import { countBuildsOf, lockBuildsOf } from './saved-builds.store.server.ts'

/**
 * Does something that may add to a customer's builds, and undoes it with a refusal if they would then have too many.
 * Changes of one customer's builds wait for each other, so that several at once cannot exceed the limit together.
 */
export const withinLimit = <Result>(
  db: Db,
  owner: BuildOwner,
  add: (db: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    if (!('customerId' in owner)) return add(tx)
    await lockBuildsOf(tx, owner.customerId)
    const before = await countBuildsOf(tx, owner.customerId)
    const result = await add(tx)
    const after = await countBuildsOf(tx, owner.customerId)
    // A customer who has too many already may still open those again.
    if (after > before && after > mostBuilds)
      throw new Refusal<SavedBuildRefusal>('builds-full', { values: { most: mostBuilds } })
    return result
  })
