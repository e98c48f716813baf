import { Refusal } from '#/platform/api/refusal.ts'
import {
  countAttemptFromNetwork,
  returnAttemptToNetwork,
} from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import type { Db } from '#/db/client.server.ts'
import { type BuildCode, readCode } from './build-code.ts'
import type { SavedBuild, SavedBuildRefusal } from './saved-build.ts'
import { readBuild, writeOpened } from './saved-builds.store.server.ts'
import { minuteSeconds } from '#/platform/config/durations.ts'

/** Nobody mistypes a code more often, and whoever tries codes would need millions of years. */
const wrongCodesPerNetwork = { limit: 30, windowSeconds: 10 * minuteSeconds }
const action = 'build-code'

/**
 * Opens a build by its code as somebody typed it; null if there is none. Wrong codes are counted, and past the
 * limit right ones are refused as well, so that trying tells nothing.
 */
export async function findBuildByCode(ctx: Ctx, typed: string): Promise<SavedBuild | null> {
  const code = readCode(typed)
  if (code === null) return null
  await countAttemptFromNetwork(ctx, action, wrongCodesPerNetwork)
  const build = await readBuild(ctx.db, code)
  if (!build) return null
  await returnAttemptToNetwork(ctx, action, wrongCodesPerNetwork)
  await writeOpened(ctx.db, build, ctx.now)
  return build
}

export async function loadBuildByCode(ctx: Ctx, typed: string): Promise<SavedBuild> {
  const build = await findBuildByCode(ctx, typed)
  if (!build) throw new Refusal<SavedBuildRefusal>('build-not-found', { status: 404 })
  return build
}

/** For staff, whose attempts are not counted. */
export const findStoredBuild = (db: Db, code: BuildCode): Promise<SavedBuild | null> =>
  readBuild(db, code)
