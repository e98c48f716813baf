import { Readable } from 'node:stream'
import { Refusal } from '#/platform/api/refusal.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { endings } from '#/warranty/file-check/file-format.ts'
import { uploadIdPattern, type UploadRefusal } from '#/warranty/uploads/upload.ts'
import { readFileOf } from '#/warranty/uploads/upload-files.server.ts'
import { findUpload } from '#/warranty/uploads/uploads.server.ts'
import { maySeeClaim } from './claim-links.server.ts'

export type ClaimFile = { mediaType: string; size: number; name: string; bytes: Readable }

/**
 * A stored file: for whoever may see its claim, and before there is one for whoever knows its id. Everybody
 * else is told that there is none.
 */
export async function loadClaimFile(ctx: SessionCtx, id: string): Promise<ClaimFile> {
  const upload = uploadIdPattern.test(id) ? await findUpload(ctx, id) : null
  const mayRead = upload && (upload.claimId === null || (await maySeeClaim(ctx, upload.claimId)))
  if (!upload || upload.mediaType === null || !mayRead)
    throw new Refusal<UploadRefusal>('upload-not-found', { status: 404 })
  const { mediaType, size } = upload
  return {
    mediaType,
    size,
    name: `${id.slice(0, 8)}.${endings[mediaType] ?? 'bin'}`,
    bytes: Readable.from(readFileOf(ctx, id)),
  }
}
