import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import type { Ctx } from '#/visitor/context.ts'
import { listFilesOf } from '#/warranty/uploads/claim-uploads.server.ts'
import type { Claim } from './claim.ts'
import type { ClaimMessage } from './claim-message.ts'
import { nextState } from './claim-state.ts'
import { addClaimMessage, takeClaimStep } from './claim-steps.server.ts'
import { isMessageKnown } from './claims.store.server.ts'

/** Together, so that a claim cannot be used as a disk. */
const maxFilesOfClaim = 40

/** Adds a customer's message; if the shop has asked something, it counts as the answer. */
export async function writeToShop(
  { db, now }: Ctx,
  claim: Claim,
  { attempt, message, pictures }: ClaimMessage,
): Promise<void> {
  if (await isMessageKnown(db, attempt)) return
  const files = await listFilesOf(db, [claim.id])
  if (files.length + pictures.length > maxFilesOfClaim) throw tooManyFiles()
  const change = {
    actor: 'customer' as const,
    staffName: null,
    attemptId: attempt,
    message,
    now,
    files: { pictures, video: '', proof: '' },
  }
  if (nextState(claim.state, 'answer', 'customer') === null)
    await addClaimMessage(db, claim, change)
  else await takeClaimStep(db, claim, 'answer', change)
}

const tooManyFiles = () =>
  new Refusal<PlatformRefusal>('invalid-input', {
    fields: { pictures: [{ key: 'fieldErrors.tooManyFiles', values: { max: maxFilesOfClaim } }] },
  })
