import { createHash } from 'node:crypto'
import type { Ctx } from '#/visitor/context.ts'
import type { Claim } from './claim.ts'
import type { ClaimMessage } from './claim-message.ts'
import { nextState } from '#/warranty/state/claim-state.ts'
import { addClaimMessage, takeClaimStep } from './claim-steps.server.ts'
import { isMessageKnown } from './claims.store.server.ts'

/** Adds a customer's message; if the shop has asked something, it counts as the answer. */
export async function writeToShop(
  { db, now }: Ctx,
  claim: Claim,
  { attempt, message, pictures }: ClaimMessage,
): Promise<void> {
  const attemptId = messageAttempt(claim, { attempt, message })
  if (await isMessageKnown(db, attemptId)) return
  const change = {
    actor: 'customer' as const,
    staffName: null,
    attemptId,
    message,
    now,
    files: { pictures, video: '', proof: '' },
  }
  if (nextState(claim.state, 'answer', 'customer') === null)
    await addClaimMessage(db, claim, change)
  else await takeClaimStep(db, claim, 'answer', change)
}

/**
 * The same for every repetition of a message, and another one for another text: whoever goes back and
 * corrects what they have sent has written a second message.
 */
const messageAttempt = (
  { id }: Claim,
  { attempt, message }: Pick<ClaimMessage, 'attempt' | 'message'>,
): string => createHash('sha256').update(`${attempt}:${id}:${message}`).digest('hex')
