import { orderInstant } from '#/orders/order/order-words.ts'
import { done, type PageRequest } from '#/platform/api/page.ts'
import { parse, problemsBy } from '#/platform/api/schema.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import type { Action, SessionCtx } from '#/visitor/context.ts'
import type { ClaimRefusal } from '#/warranty/claim/claim.ts'
import { claimLinkCookie } from '#/warranty/claim/claim-link-cookie.ts'
import { findClaimByLink, findOwnClaim } from '#/warranty/claim/claim-links.server.ts'
import { claimMessageSchema } from '#/warranty/claim/claim-message.ts'
import { claimValues } from '#/warranty/claim/claim-fields.ts'
import type { ClaimState } from '#/warranty/state/claim-state.ts'
import { wholeClaim } from '#/warranty/claim/claims.server.ts'
import { writeToShop } from '#/warranty/claim/write-to-shop.server.ts'
import type { UploadKind } from '#/warranty/uploads/upload-limits.ts'
import { refusedFiles } from '#/warranty/file-field/refused-files.ts'
import { hourSeconds } from '#/platform/config/durations.ts'

export type ClaimStatusData =
  | { kind: 'unknown' }
  | {
      kind: 'claim'
      isNew: boolean
      attempt: string
      number: string
      state: ClaimState
      email: string
      about: string
      description: string
      events: { at: string; isShop: boolean; state: ClaimState | null; message: string | null }[]
      files: { id: string; name: string; kind: UploadKind; isPicture: boolean }[]
    }

export type ClaimView = Extract<ClaimStatusData, { kind: 'claim' }>

/** Shows a claim to whoever holds its link, or to its customer. */
export async function loadClaimStatusPage(ctx: SessionCtx, { query }: PageRequest) {
  const claim = await findOwnClaim(ctx, query.get('claim'))
  if (!claim) return { data: { kind: 'unknown' } satisfies ClaimStatusData as ClaimStatusData }
  const { events, files, answers, number, state, email } = await wholeClaim(ctx.db, claim)
  const data: ClaimStatusData = {
    kind: 'claim',
    isNew: query.has('sent'),
    attempt: newId(),
    number,
    state,
    email,
    about: answers.lineName || answers.bike,
    description: answers.description,
    events: events.map(({ at, actor, toState, message }) => ({
      at: orderInstant(ctx.visitor.locale, at),
      isShop: actor === 'staff',
      state: toState,
      message,
    })),
    files: files.map(({ id, name, kind, mediaType }) => ({
      id,
      name,
      kind,
      isPicture: mediaType === 'image/jpeg',
    })),
  }
  return { data }
}

/** Counts tokens that are tried, so that nobody can try very many. */
const linksPerNetwork = { limit: 60, windowSeconds: hourSeconds }
const perNetwork = { limit: 20, windowSeconds: hourSeconds }

/** Takes either the link's token, which a script reads from the URL's hash, or a message to the shop. */
export const sendClaimStatusForm: Action<SessionCtx> = async (ctx, { form, query }) => {
  const { token } = form
  if (token !== undefined) {
    await countAttemptFromNetwork(ctx, 'warranty-link', linksPerNetwork)
    const linked = await findClaimByLink(ctx, token)
    if (!linked) throw new Refusal<ClaimRefusal>('claim-link-expired')
    const secure = ctx.visitor.isSecure
    return done('/warranty-claim/status/', [claimLinkCookie.serialise(token, { secure })])
  }
  const claim = await findOwnClaim(ctx, query.get('claim'))
  if (!claim) throw new Refusal<ClaimRefusal>('claim-link-expired')
  const files = refusedFiles(form)
  if (files)
    return {
      kind: 'refused',
      fields: { ...problemsBy(claimMessageSchema, claimValues(form)), ...files },
    }
  const message = parse(claimMessageSchema, claimValues(form))
  await countAttemptFromNetwork(ctx, 'warranty-message', perNetwork)
  await writeToShop(ctx, claim, message)
  return done(`/warranty-claim/status/${query.has('claim') ? `?claim=${claim.number}` : ''}`)
}
