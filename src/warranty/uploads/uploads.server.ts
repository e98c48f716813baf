import { createHash } from 'node:crypto'
import { hourSeconds, minuteMs } from '#/platform/config/durations.ts'
import { newId } from '#/platform/config/ids.server.ts'
import { openFileStore } from '#/platform/files/file-store.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { countAttemptFromNetwork } from '#/platform/rate-limit/attempts.server.ts'
import { createTurns } from '#/platform/rate-limit/turns.ts'
import type { Ctx } from '#/visitor/context.ts'
import { checkFile } from './check-file.server.ts'
import { type Edit, editPart } from '#/warranty/file-check/edit.ts'
import { deleteFiles, deleteParts, readParts } from './upload-files.server.ts'
import { shownName, type Upload, uploadIdPattern, type UploadRefusal } from './upload.ts'
import { maxBytes, maxMegabytes, partSizeAt, type UploadKind } from './upload-limits.ts'
import {
  countPart,
  expireUpload,
  finishUpload,
  insertPart,
  insertUpload,
  lockStarts,
  type PartChange,
  readPartsOf,
  readUpload,
  type StoredPart,
  writeSize,
} from './uploads.store.server.ts'
import { countArrived, countInFlight } from './upload-sums.store.server.ts'

const perNetwork = { limit: 60, windowSeconds: hourSeconds }
/**
 * Limits of files in the store that belong to no claim: of one network, as announced, and in all, as it has
 * arrived. When all is used up, files that are on their way may still arrive, up to `lastBytes`.
 */
const inFlight = {
  ownFiles: 40,
  ownBytes: 250_000_000,
  bytes: 2_000_000_000,
  /** Above this only networks that have little of it may start files, so that a few cannot use up all. */
  sharedBytes: 1_500_000_000,
  littleBytes: 80_000_000,
  lastBytes: 2_500_000_000,
}
/** The limit of files in the store for claims that nobody has decided yet. */
const undecidedBytes = 20_000_000_000
/** An announced file of which nothing arrives is forgotten after this time; the browser then starts again. */
const announcedMs = 15 * minuteMs

export type NewUpload = { kind: UploadKind; name: string; size: number }

/** Announces a file; its id lets the same browser continue after a lost connection. */
export async function startUpload(ctx: Ctx, { kind, name, size }: NewUpload): Promise<Upload> {
  if (size > maxBytes[kind]) throw tooLarge(kind)
  await countAttemptFromNetwork(ctx, 'warranty-upload', perNetwork)
  const sentBy = createHash('sha256').update(ctx.visitor.network).digest('hex')
  const id = newId()
  await ctx.db.transaction(async (db) => {
    await lockStarts(db)
    const used = await countInFlight(db, sentBy, ctx.now)
    const isOwnFull = used.ownFiles >= inFlight.ownFiles || used.ownBytes + size > inFlight.ownBytes
    if (isOwnFull) throw full(ctx, used.ownFreeAt)
    const hasLittle = used.ownBytes + size <= inFlight.littleBytes
    if (used.bytes >= (hasLittle ? inFlight.bytes : inFlight.sharedBytes))
      throw full(ctx, used.freeAt)
    if (used.undecidedBytes >= undecidedBytes) throw full(ctx, null)
    await insertUpload(db, {
      id,
      kind,
      name: shownName(name),
      size,
      sentBy,
      startedAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + announcedMs),
    })
  })
  return loadUnsent(ctx, id)
}

/** Says when the next file is deleted; where that depends on the staff, an hour later is worth another try. */
function full({ now }: Pick<Ctx, 'now'>, freeAt: Date | null) {
  const seconds = freeAt ? Math.ceil((freeAt.getTime() - now.getTime()) / 1_000) : 3_600
  return new Refusal<UploadRefusal>('uploads-full', {
    status: 429,
    retryAfter: Math.max(seconds, 60),
  })
}

export const tooLarge = (kind: UploadKind) =>
  new Refusal<UploadRefusal>('upload-too-large', {
    status: 413,
    values: { max: maxMegabytes(kind) },
  })

export const findUpload = ({ db }: Pick<Ctx, 'db'>, id: string): Promise<Upload | null> =>
  readUpload(db, id)

/** An upload that belongs to no claim yet; knowing its id is enough. */
export async function loadUnsent(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  id: string,
): Promise<Upload> {
  const upload = uploadIdPattern.test(id) ? await readUpload(db, id) : null
  if (!upload || upload.expiresAt === null || upload.expiresAt <= now) throw notFound()
  return upload
}

const notFound = () => new Refusal<UploadRefusal>('upload-not-found', { status: 404 })

type Part = { id: string; offset: number }

/** Refuses a part that is not the next one of its upload before any of it is received. */
export async function checkNextPart(
  ctx: Ctx,
  { id, offset, length }: Part & { length: number | null },
): Promise<void> {
  const upload = await loadUnsent(ctx, id)
  if (!isNext(upload, offset, length ?? partSizeAt(offset, upload.size))) throw outOfStep()
}

/** A file that has been checked takes any part, and answers that it is stored. */
const isNext = ({ mediaType, received, size }: Upload, offset: number, length: number): boolean =>
  mediaType !== null || (offset === received && length === partSizeAt(offset, size))

/**
 * Stores the bytes at an offset. A part counts only as a whole and only where the upload has arrived, so two
 * writers never mix and a repeated part is refused.
 */
export async function appendPart(
  ctx: Ctx,
  { id, offset, bytes }: Part & { bytes: Buffer },
): Promise<Upload> {
  const upload = await loadUnsent(ctx, id)
  if (upload.mediaType !== null) return upload
  if (!isNext(upload, offset, bytes.length)) throw outOfStep()
  if (bytes.length > 0) await storePart(ctx, { id, offset, bytes })
  return { ...upload, received: offset + bytes.length }
}

/** The last part ends an upload; an empty one at the end of the file makes a check again that was interrupted. */
export const endWhenWhole = async (ctx: Ctx, upload: Upload): Promise<Upload> =>
  upload.mediaType === null && upload.received === upload.size ? finish(ctx, upload) : upload

const outOfStep = () => new Refusal<UploadRefusal>('upload-out-of-step', { status: 409 })

/** Refuses a part when the store is full, and when another writer was faster. */
export async function storePart(
  ctx: Ctx,
  { id, offset, bytes }: { id: string; offset: number; bytes: Buffer },
): Promise<void> {
  if ((await countArrived(ctx.db)) >= inFlight.lastBytes) throw full(ctx, null)
  const key = await storeUncounted(ctx, id, bytes)
  if (await countPart(ctx.db, { id, key, offset, bytes: bytes.length, now: ctx.now })) return
  await deleteParts(ctx, [key])
  throw outOfStep()
}

async function storeUncounted({ config, db, now }: Ctx, id: string, bytes: Buffer) {
  const key = `claims/${id}/${newId()}`
  if (!(await insertPart(db, { key, uploadId: id, storedAt: now }))) throw notFound()
  await openFileStore(config).put(key, bytes)
  return key
}

/** The checks that are being made, by upload. */
const checks = new Map<string, Promise<Upload>>()
/** A check costs a picture's worth of memory and time, so each network makes one at a time. */
const turns = createTurns()

/** A second request while a file is checked gets the result of that check. */
function finish(ctx: Ctx, { id }: Upload): Promise<Upload> {
  const current = checks.get(id)
  if (current) return current
  const check = turns
    .run(ctx.visitor.network, () => checkWhole(ctx, id))
    .finally(() => checks.delete(id))
  checks.set(id, check)
  return check
}

/** Checks the whole file by its content. What is refused is deleted at once. */
async function checkWhole(ctx: Ctx, id: string): Promise<Upload> {
  // Another process may have checked it while this one waited.
  const upload = await loadUnsent(ctx, id)
  if (upload.mediaType !== null) return upload
  const parts = await readPartsOf(ctx.db, id)
  const keys = parts.map(({ key }) => key)
  const { size } = upload
  const checked = await checkFile(upload, { read: () => readParts(ctx.config, keys), size })
  if (checked.kind === 'refused') {
    await dropUpload(ctx, id)
    throw new Refusal<UploadRefusal>(checked.refusal)
  }
  const change =
    checked.kind === 'replaced'
      ? await replaceAll(ctx, id, { parts, bytes: checked.bytes })
      : await replaceEdited(ctx, id, { parts, edits: checked.edits })
  const isFirst = await finishUpload(ctx.db, { id, mediaType: checked.mediaType, ...change })
  await deleteParts(ctx, isFirst ? change.removed : change.added.map(({ key }) => key))
  return loadUnsent(ctx, id)
}

type Replacing = { parts: readonly StoredPart[] }

async function replaceAll(
  ctx: Ctx,
  id: string,
  { parts, bytes }: Replacing & { bytes: Buffer },
): Promise<PartChange> {
  const key = await storeUncounted(ctx, id, bytes)
  const removed = parts.map((part) => part.key)
  return { removed, added: [{ key, startsAt: 0 }], size: bytes.length }
}

/** Stores the parts anew in which something changes. */
async function replaceEdited(
  ctx: Ctx,
  id: string,
  { parts, edits }: Replacing & { edits: readonly Edit[] },
): Promise<PartChange> {
  const change: PartChange = { removed: [], added: [], size: null }
  if (edits.length === 0) return change
  for (const { key, startsAt } of parts) {
    const [bytes] = await Array.fromAsync(readParts(ctx.config, [key]))
    const edited = bytes && editPart(bytes, startsAt, edits)
    if (!edited) continue
    change.removed.push(key)
    change.added.push({ key: await storeUncounted(ctx, id, edited), startsAt })
  }
  return change
}

/** Ends an upload whose size was not known before. */
export async function endUpload(ctx: Ctx, id: string, size: number): Promise<Upload> {
  await writeSize(ctx.db, id, size)
  return finish(ctx, await loadUnsent(ctx, id))
}

/** Deletes a file that the customer does not want to send after all. */
export async function removeUpload(ctx: Ctx, id: string): Promise<void> {
  await loadUnsent(ctx, id)
  await dropUpload(ctx, id)
}

/** Deletes an upload that is in no claim; the job deletes what another request is storing at this moment. */
export async function dropUpload(ctx: Ctx, id: string): Promise<void> {
  if (await expireUpload(ctx.db, id, ctx.now)) await deleteFiles(ctx, id)
}
