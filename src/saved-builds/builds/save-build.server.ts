import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#/db/client.server.ts'
import { findRequestedBuild } from '#/configurator/api/requested-build.server.ts'
import { buildPrice } from '#/configurator/choice/built.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { withinLimit } from './build-limit.server.ts'
import { codeBytes, codeFrom } from './build-code.ts'
import { findOwnerForChange, hashGuestKey } from './build-owner.server.ts'
import { guestKeyCookie } from './guest-key-cookie.ts'
import {
  type BuildOwner,
  deleteAtOf,
  identityOf,
  type SavedBuild,
  type SavedBuildRefusal,
} from './saved-build.ts'
import { insertBuild, type NewBuild, reviveBuild } from './saved-builds.store.server.ts'
import { snapshotOf } from './snapshot.server.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

export type SaveRequest = {
  /** The slug of the bike. */
  bike: string
  /** The choice, as in the configurator's URL. */
  choices: URLSearchParams
  name: string | null
  /**
   * Becomes the key of a guest who has none yet, so that pressing the button twice saves one build. It is random
   * and known to the page alone; null makes a new one.
   */
  attempt: string | null
}

/** `cookies`: the guest's key, for this browser. */
export type Saved = { build: SavedBuild; cookies: string[] }

/** Enough for a store full of shoppers, too few to fill the table. */
const savesPerNetwork = { limit: 120, windowSeconds: hourSeconds }

/**
 * Saves a build and gives it a code. The same build of the same owner keeps its code. Prices and names are
 * the catalogue's; the request only says what was chosen.
 */
export async function saveBuild(ctx: SessionCtx, request: SaveRequest): Promise<Saved> {
  await countAttemptFromNetwork(ctx, 'save-build', savesPerNetwork)
  const owner = await findOwnerForChange(ctx)
  const found = await findRequestedBuild(ctx, request.bike, request.choices)
  if (!found) throw new Refusal<SavedBuildRefusal>('build-not-offered')
  const { child, bike, choice } = found
  const key = owner ? null : (request.attempt ?? newId())
  const { visitor, now } = ctx
  const saver: BuildOwner = owner ?? { guestHash: hashGuestKey(key ?? '') }
  const customerId = 'customerId' in saver ? saver.customerId : null
  const build = {
    customerId,
    guestHash: 'guestHash' in saver ? saver.guestHash : null,
    productId: child.id,
    fingerprint: createHash('sha256').update(identityOf(child.id, choice)).digest('hex'),
    name: request.name,
    site: visitor.site.id,
    locale: visitor.locale,
    country: visitor.country.code,
    currency: bike.currency,
    price: buildPrice(bike, choice)?.total ?? null,
    snapshot: await snapshotOf(ctx, { child, choice }),
    createdAt: now,
    openedAt: now,
    deleteAt: deleteAtOf(customerId, now),
  }
  const saved = await withinLimit(ctx.db, saver, (db) => store(db, saver, build))
  const secure = visitor.isSecure
  return { build: saved, cookies: key === null ? [] : [guestKeyCookie.serialise(key, { secure })] }
}

/** Two codes are the same once in a million million times; three in a row means that something is broken. */
const mostAttempts = 3

async function store(
  db: Db,
  owner: BuildOwner,
  build: Omit<NewBuild, 'code'>,
): Promise<SavedBuild> {
  const { fingerprint, name, openedAt, deleteAt } = build
  const again = await reviveBuild(db, owner, fingerprint, { name, openedAt, deleteAt })
  if (again) return again
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const inserted = await insertBuild(db, { ...build, code: codeFrom(randomBytes(codeBytes)) })
    if (inserted) return inserted
    // The same form was sent twice at once, and the other one was faster.
    const other = await reviveBuild(db, owner, fingerprint, { name, openedAt, deleteAt })
    if (other) return other
  }
  throw new Error('No unused code was found for a build.')
}
