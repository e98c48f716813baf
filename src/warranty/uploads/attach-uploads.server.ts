import type { Db } from '#/db/client.server.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { type FileFieldName, fileFields, type UploadKind } from './upload-limits.ts'
import { readUploads, writeClaimOf } from './uploads.store.server.ts'

export type AttachedFiles = { pictures: readonly string[]; video: string; proof: string }

/**
 * Makes checked files part of a claim, in the transaction of the claim. A file that has been deleted, is not
 * finished or belongs to another claim is reported at its field, and nothing is changed.
 */
export async function attachUploads(
  db: Db,
  { claimId, pictures, video, proof, from = 0 }: AttachedFiles & { claimId: number; from?: number },
): Promise<void> {
  const fieldOf = new Map<string, FileFieldName>([
    ...pictures.map((id) => [id, 'pictures'] as const),
    [video, 'video'],
    [proof, 'proof'],
  ])
  fieldOf.delete('')
  const ids = [...fieldOf.keys()]
  const known = new Map((await readUploads(db, ids)).map((upload) => [upload.id, upload.kind]))
  const attach = async (id: string, kind: UploadKind, position: number) =>
    known.get(id) === kind && (await writeClaimOf(db, { id, claimId, position }))
  for (const [at, [id, field]] of [...fieldOf].entries())
    if (!(await attach(id, fileFields[field], from + at))) throw missing(field)
}

const missing = (field: FileFieldName) =>
  new Refusal<PlatformRefusal>('invalid-input', {
    fields: { [field]: [{ key: 'fieldErrors.fileGone', values: {} }] },
  })
