import type { Db } from '#/db/client.server.ts'
import { type PlatformRefusal, Refusal } from '#/platform/api/refusal.ts'
import { addJob } from '#/platform/jobs/jobs.server.ts'
import { mailJob } from '#/platform/jobs/mail.server.ts'
import { type AttachedFiles, attachUploads } from '#/warranty/uploads/attach-uploads.server.ts'
import { listFilesOf } from '#/warranty/uploads/claim-uploads.server.ts'
import { claimMailJob } from './claim-mail.ts'
import type { Claim, ClaimEvent, ClaimRefusal } from './claim.ts'
import {
  type ClaimActor,
  type ClaimState,
  type ClaimStep,
  nextState,
} from '#/warranty/state/claim-state.ts'
import { insertEvent, writeState } from './claims.store.server.ts'
import { retainedUntil } from './retention.ts'
import { shopMail } from './shop-mail.server.ts'

type Actor = { actor: ClaimActor; staffName: string | null; attemptId: string | null }
type Change = Actor & {
  message: string | null
  now: Date
  /** Files that the customer adds. */
  files?: AttachedFiles
}

/** Takes a step: state and history in one transaction, with the mail of that step. */
export async function takeClaimStep(
  db: Db,
  claim: Claim,
  step: ClaimStep,
  change: Change,
): Promise<ClaimState> {
  const to = nextState(claim.state, step, change.actor)
  if (to === null) throw new Refusal<ClaimRefusal>('claim-changed', { status: 409 })
  await db.transaction((tx) => record(tx, claim, { ...change, to }))
  return to
}

/** Adds a message that changes no state; false if the same attempt has added it already. */
export const addClaimMessage = (db: Db, claim: Claim, change: Change): Promise<boolean> =>
  db.transaction((tx) => record(tx, claim, { ...change, to: claim.state }))

async function record(
  db: Db,
  claim: Claim,
  { to, now, files = noFiles, ...said }: Change & { to: ClaimState },
): Promise<boolean> {
  const { id, state: from } = claim
  const isMove = to !== from
  const event: ClaimEvent & { attemptId: string | null } = {
    ...said,
    at: now,
    fromState: isMove ? from : null,
    toState: isMove ? to : null,
  }
  if (!(await insertEvent(db, { ...event, claimId: id }))) return false
  if (!(await writeState(db, { id, from, to, retainedUntil: retainedUntil(to, now) })))
    throw new Refusal<ClaimRefusal>('claim-changed', { status: 409 })
  // The row of the claim is locked now, so that two messages at once cannot both take the last places.
  await refuseTooMany(db, id, files)
  await attachUploads(db, { claimId: id, ...files, from: laterFiles })
  const { message } = said
  if (said.actor === 'staff')
    await addJob(db, claimMailJob, { claimId: id, state: isMove ? to : null, message })
  else await addJob(db, mailJob, shopMail(claim, { message, files: files.pictures.length }))
  return true
}

/** Together, so that a claim cannot be used as a disk. */
const maxFilesOfClaim = 40

async function refuseTooMany(db: Db, claimId: number, { pictures }: AttachedFiles): Promise<void> {
  if (pictures.length === 0) return
  const stored = await listFilesOf(db, [claimId])
  if (stored.length + pictures.length <= maxFilesOfClaim) return
  const message = { key: 'fieldErrors.tooManyFiles', values: { max: maxFilesOfClaim } }
  throw new Refusal<PlatformRefusal>('invalid-input', { fields: { pictures: [message] } })
}

const noFiles: AttachedFiles = { pictures: [], video: '', proof: '' }
/** Files of a message follow those of the claim. */
const laterFiles = 100
