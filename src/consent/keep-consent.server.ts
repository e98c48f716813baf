import type { Db } from '#/db/client.server.ts'
import { isRefusal, Refusal } from '#/platform/api/refusal.ts'
import { newId } from '#/platform/config/ids.server.ts'
import type { OptionalCategory } from '#/platform/consent/browser-entries.ts'
import { consentCookie } from '#/platform/consent/consent-cookie.ts'
import { revisionOf } from '#/platform/consent/configured-parties.server.ts'
import type { Decision } from '#/platform/consent/consent.ts'
import { affiliateCookie } from '#/platform/http/visitor-cookies.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { insertConsent, readConsents, readLatestConsent } from './consents.store.server.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

/** Enough for many phones behind one address of a mobile network, too few to fill the table. */
const decisionsPerNetwork = { limit: 300, windowSeconds: hourSeconds }

/** Claims about a consent lapse three years after the end of its year (BGB, sections 195 and 199). */
const yearsAfterItsYear = 3

/** The list has changed since the page was loaded. */
export type ConsentRefusal = 'consent-outdated'

/** A visitor's decision on the page. */
export type NewDecision = {
  revision: number
  categories: readonly OptionalCategory[]
  /** The click id in the URL that the visitor came by. */
  affiliateClick: string | null
}

/**
 * Keeps a visitor's decision: a proof in the database, and the cookies for their browser. A visitor who has
 * only ever rejected needs no proof, so they get no number by which they could be recognised. In a store
 * nobody can consent, and nobody can consent to another list than the shop's own.
 */
export async function keepConsent(
  ctx: Ctx,
  { revision, categories, affiliateClick }: NewDecision,
): Promise<{ decision: Decision; cookies: string[] }> {
  const { visitor } = ctx
  const secure = visitor.isSecure
  const accepted = visitor.isStoreNetwork ? [] : [...new Set(categories)]
  const current = revisionOf(ctx.config)
  if (accepted.length > 0 && revision !== current)
    throw new Refusal<ConsentRefusal>('consent-outdated', { status: 409 })
  const decided = { revision: current, categories: accepted }
  const id = await recordProof(ctx, decided)
  const decision = { ...decided, id: accepted.length > 0 ? id : null }
  return {
    decision,
    cookies: [
      consentCookie.serialise(decision, { secure }),
      ...affiliateCookies(
        visitor,
        accepted.includes('marketing') ? affiliateClick : null,
        accepted,
      ),
    ],
  }
}

/**
 * Stores the proof, and returns its number. Anybody can put any number into the cookie, so it is used again
 * only if the shop gave it out. A withdrawal is never refused: beyond the limit it is carried out without a
 * proof.
 */
async function recordProof(ctx: Ctx, decided: Omit<Decision, 'id'>): Promise<string | null> {
  const { db, visitor, now } = ctx
  const id = consentCookie.read(visitor.cookieHeader)?.id ?? null
  const earlier = id === null ? null : await readLatestConsent(db, id)
  if (!earlier && decided.categories.length === 0) return null
  const isNarrower = decided.categories.every((each) => earlier?.categories.includes(each))
  if (!(await countDecision(ctx, isNarrower))) return id
  const consentId = earlier && id !== null ? id : newId()
  await insertConsent(db, {
    consentId,
    site: visitor.site.id,
    locale: visitor.locale,
    revision: decided.revision,
    categories: [...decided.categories],
    decidedAt: now,
    deleteAt: new Date(Date.UTC(now.getUTCFullYear() + yearsAfterItsYear + 1, 0, 1)),
  })
  return consentId
}

/** Whether there is room for another proof; refuses only what gives consent. */
async function countDecision(ctx: Ctx, isNarrower: boolean): Promise<boolean> {
  try {
    await countAttemptFromNetwork(ctx, 'consent', decisionsPerNetwork)
    return true
  } catch (problem) {
    if (isNarrower && isRefusal(problem)) return false
    throw problem
  }
}

/** Scripts cannot see this cookie, so the server sets and clears it. */
function affiliateCookies(
  { cookieHeader, isSecure: secure }: Ctx['visitor'],
  click: string | null,
  accepted: readonly OptionalCategory[],
): string[] {
  if (click !== null) return [affiliateCookie.serialise(click, { secure })]
  const isRejected = !accepted.includes('marketing') && affiliateCookie.read(cookieHeader) !== null
  return isRejected ? [affiliateCookie.clear({ secure })] : []
}

type PrintInput = { db: Db; id: string; print: (line: string) => void }

/** Prints every decision of one browser, for a visitor or an authority who asks for the proof. */
export async function printConsents({ db, id, print }: PrintInput): Promise<void> {
  const decisions = await readConsents(db, id)
  for (const { decidedAt, site, locale, revision, categories, deleteAt } of decisions)
    print(
      `${decidedAt.toISOString()}  ${site}  ${locale}  revision ${revision}  ${categories.join(', ') || 'nothing'}  (kept until ${deleteAt.toISOString().slice(0, 10)})`,
    )
  if (decisions.length === 0) print('No decision has this number.')
}
