import type { Db } from '#/db/client.server.ts'
import { newId } from '#/platform/config/ids.server.ts'
import type { OptionalCategory } from '#/platform/consent/browser-entries.ts'
import { consentCookie } from '#/platform/consent/consent-cookie.ts'
import type { Decision } from '#/platform/consent/consent.ts'
import { affiliateCookie } from '#/platform/http/visitor-cookies.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { insertConsent, readConsents } from './consents.store.server.ts'

/** Enough for many phones behind one address of a mobile network, too few to fill the table. */
const decisionsPerNetwork = { limit: 300, windowSeconds: 3600 }

/** Claims about a consent lapse three years after the end of its year (BGB, sections 195 and 199). */
const yearsAfterItsYear = 3

/** What a visitor has decided on the page. */
export type NewDecision = {
  revision: number
  categories: readonly OptionalCategory[]
  /** The click id in the URL that the visitor came by. */
  affiliateClick: string | null
}

/**
 * Keeps a visitor's decision: a proof in the database, and the cookies for their browser. A visitor who has
 * only ever rejected needs no proof, so they get no number by which they could be recognised. In a store
 * nobody can consent.
 */
export async function keepConsent(
  ctx: Ctx,
  { revision, categories, affiliateClick }: NewDecision,
): Promise<{ decision: Decision; cookies: string[] }> {
  const { visitor } = ctx
  const secure = visitor.isSecure
  const accepted = visitor.isStoreNetwork ? [] : [...new Set(categories)]
  const earlier = consentCookie.read(visitor.cookieHeader)
  const id = earlier?.id ?? (accepted.length > 0 ? newId() : null)
  if (id !== null) await recordProof(ctx, { revision, categories: accepted, id })
  const decision = { revision, categories: accepted, id: accepted.length > 0 ? id : null }
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

async function recordProof(
  ctx: Ctx,
  { revision, categories, id }: Decision & { id: string },
): Promise<void> {
  const { db, visitor, now } = ctx
  await countAttemptFromNetwork(ctx, 'consent', decisionsPerNetwork)
  await insertConsent(db, {
    consentId: id,
    site: visitor.site.id,
    locale: visitor.locale,
    revision,
    categories: [...categories],
    decidedAt: now,
    deleteAt: new Date(Date.UTC(now.getUTCFullYear() + yearsAfterItsYear + 1, 0, 1)),
  })
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
