import type { Db } from '#/db/client.server.ts'
import { dayMs } from '#/platform/config/durations.ts'
import { newToken, tokenHash } from '#/platform/config/ids.server.ts'
import type { Ctx, SessionCtx } from '#/visitor/context.ts'
import type { Claim } from './claim.ts'
import { claimLinkCookie } from './claim-link-cookie.ts'
import { normalClaimNumber } from './claim-number.ts'
import {
  deleteSurplusLinks,
  insertClaimLink,
  readClaim,
  readClaimLink,
} from './claims.store.server.ts'

const linkDays = 180
/** More than the mails about a claim; above this the oldest link ends. */
const maxLinks = 20

/** Creates a token that shows one claim to anyone who holds it; only its hash is stored. */
export async function makeClaimLink(
  db: Db,
  { claimId, now }: { claimId: number; now: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkDays * dayMs)
  const hash = tokenHash(token)
  await insertClaimLink(db, { tokenHash: hash, claimId, expiresAt })
  await deleteSurplusLinks(db, { claimId, kept: hash, others: maxLinks - 1 })
  return token
}

/** The claim of a link, on its own site only; null for an unknown or expired link. */
export async function findClaimByLink(ctx: Ctx, token: string): Promise<Claim | null> {
  const id = await readClaimLink(ctx.db, tokenHash(token), ctx.now)
  const claim = id === null ? null : await readClaim(ctx.db, { id })
  return claim?.site === ctx.visitor.site.id ? claim : null
}

/**
 * The claim that a visitor may see: by number if it is in their account, otherwise the one whose link they
 * followed.
 */
export async function findOwnClaim(ctx: SessionCtx, typed: string | null): Promise<Claim | null> {
  const number = typed === null ? null : normalClaimNumber(typed)
  const numbered = number === null ? null : await readClaim(ctx.db, { number })
  if (numbered && (await isInAccount(ctx, numbered))) return numbered
  const token = claimLinkCookie.read(ctx.visitor.cookieHeader)
  const linked = token === null ? null : await findClaimByLink(ctx, token)
  return number === null || linked?.number === number ? linked : null
}

/** Whether a visitor may see a claim, and so its files. */
export async function maySeeClaim(ctx: SessionCtx, claimId: number): Promise<boolean> {
  const claim = await readClaim(ctx.db, { id: claimId })
  if (!claim) return false
  return (await findOwnClaim(ctx, claim.number)) !== null
}

async function isInAccount(ctx: SessionCtx, { customerId }: Claim): Promise<boolean> {
  return customerId !== null && (await ctx.session())?.customerId === customerId
}
