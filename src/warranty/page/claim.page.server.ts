import { findCountry } from '#/country/country.ts'
import { type ContentData, loadContentRoute } from '#/content/page/content.page.server.ts'
import { loadCustomer } from '#/customers/account/profile.server.ts'
import { orderDay } from '#/orders/order/order-words.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import { isRefusal } from '#/platform/api/refusal.ts'
import { parse, problemsBy } from '#/platform/api/schema.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { listAllStores } from '#/stores/stores.server.ts'
import type { Action, SessionCtx } from '#/visitor/context.ts'
import { claimSchema, claimValues, lastDay } from '#/warranty/claim/claim-fields.ts'
import { claimLinkCookie } from '#/warranty/claim/claim-link-cookie.ts'
import { makeClaimLink } from '#/warranty/claim/claim-links.server.ts'
import type { ClaimState } from '#/warranty/state/claim-state.ts'
import { listClaimableLines, listClaims } from '#/warranty/claim/claims.server.ts'
import { submitClaim } from '#/warranty/claim/submit-claim.server.ts'
import { refusedFiles } from '#/warranty/file-field/refused-files.ts'

export type ClaimPageData = {
  /** The retailer's own text; null where there is none. */
  content: Pick<ContentData, 'title' | 'description' | 'lead' | 'blocks' | 'languages'> | null
  attempt: string
  /** The last day that a date field may have. */
  today: string
  /** The lines of the customer's own orders; empty for a guest. */
  lines: { value: string; name: string; order: string }[]
  claims: { number: string; state: ClaimState; madeOn: string }[]
  stores: { code: string; name: string }[]
  proposed: { name: string; email: string; country: string }
}

export async function loadClaimPage(ctx: SessionCtx, request: PageRequest) {
  const { locale, country } = ctx.visitor
  const session = await ctx.session()
  const [content, stores, customer, lines, claims] = await Promise.all([
    loadContentRoute(ctx, request).catch(noContent),
    listAllStores(ctx),
    session && loadCustomer(ctx, session),
    session ? listClaimableLines(ctx, session.customerId) : [],
    session ? listClaims(ctx.db, { customerId: session.customerId }) : [],
  ])
  const day = (at: Date) => orderDay({ country: country.code, locale }, at)
  const data: ClaimPageData = {
    content: content?.data ?? null,
    attempt: newId(),
    today: lastDay(ctx.now),
    lines: lines.map(({ number, uid, name, placedAt }) => ({
      value: `${number}:${uid}`,
      name,
      order: `${number}, ${day(placedAt)}`,
    })),
    claims: claims.map(({ number, state, madeAt }) => ({ number, state, madeOn: day(madeAt) })),
    stores: stores.map(({ code, name }) => ({ code, name: name[locale] })),
    proposed: {
      name: customer ? `${customer.firstName} ${customer.lastName}`.trim() : '',
      email: customer?.email ?? '',
      country: findCountry(country.code)?.code ?? '',
    },
  }
  return { data }
}

/** A shop may have no text of its own on this page. */
function noContent(problem: unknown): null {
  if (isRefusal(problem) && problem.status === 404) return null
  throw problem
}

export const sendClaim: Action<SessionCtx> = async (ctx, { form }) => {
  const files = refusedFiles(form)
  const schema = claimSchema(form, lastDay(ctx.now))
  if (files)
    return { kind: 'refused', fields: { ...problemsBy(schema, claimValues(form)), ...files } }
  const claim = await submitClaim(ctx, parse(schema, claimValues(form)))
  const token = await makeClaimLink(ctx.db, { claimId: claim.id, now: ctx.now })
  const secure = ctx.visitor.isSecure
  return done('/warranty-claim/status/?sent=1', [claimLinkCookie.serialise(token, { secure })])
}
