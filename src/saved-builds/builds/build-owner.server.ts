import { tokenHash } from '#/platform/config/ids.server.ts'
import type { Ctx, Session, SessionCtx } from '#/visitor/context.ts'
import { isLapsed, sessionExpired } from '#/visitor/session/own-session.ts'
import { guestKeyCookie } from './guest-key-cookie.ts'
import type { BuildOwner, SavedBuild } from './saved-build.ts'

export const hashGuestKey = (key: string): string => tokenHash(key, 'guest-builds:')

/** Null for a guest who has saved nothing in this browser within the hour. */
export async function findOwner(ctx: SessionCtx): Promise<BuildOwner | null> {
  const session = await ctx.session()
  return session ? ownerOfSession(session) : guestOwner(ctx)
}

export const ownerOfSession = ({ customerId }: Session): BuildOwner => ({ customerId })

/** As `findOwner`, but a customer whose token has expired is not taken for a guest. */
export async function findOwnerForChange(ctx: SessionCtx): Promise<BuildOwner | null> {
  if (await isLapsed(ctx)) throw sessionExpired()
  return findOwner(ctx)
}

function guestOwner({ visitor }: Ctx): BuildOwner | null {
  const key = guestKeyCookie.read(visitor.cookieHeader)
  return key === null ? null : { guestHash: hashGuestKey(key) }
}

export const isOwn = (
  { customerId, guestHash }: Pick<SavedBuild, 'customerId' | 'guestHash'>,
  owner: BuildOwner | null,
): boolean => {
  if (owner === null) return false
  return 'customerId' in owner ? customerId === owner.customerId : guestHash === owner.guestHash
}
