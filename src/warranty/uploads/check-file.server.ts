import { createPictureDecoder } from '#/images/decode/picture-decoder.server.ts'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { Overloaded } from '#/platform/rate-limit/load-limit.ts'
import { cleanVideo } from '#/warranty/file-check/clean-video.ts'
import type { Edit } from '#/warranty/file-check/edit.ts'
import type { FileParts } from '#/warranty/file-check/file-parts.ts'
import { type FileFormat, formatOf, headBytes } from '#/warranty/file-check/file-format.ts'
import { isWholePdf } from '#/warranty/file-check/pdf-document.ts'
import type { Upload, UploadRefusal } from './upload.ts'
import type { UploadKind } from './upload-limits.ts'

export type CheckedFile =
  | { kind: 'refused'; refusal: UploadRefusal }
  /** The picture replaces what was sent. */
  | { kind: 'replaced'; mediaType: string; bytes: Buffer }
  /** The file is stored as it was sent, but for these changes. */
  | { kind: 'edited'; mediaType: string; edits: readonly Edit[] }

/** Decides by content whether a file is accepted. Of a video one part is in memory at a time. */
export async function checkFile(
  { kind }: Pick<Upload, 'kind'>,
  parts: FileParts,
): Promise<CheckedFile> {
  const first = await firstOf(parts)
  const format = formatOf(first.subarray(0, headBytes))
  if (!format?.kind || !accepted[kind].includes(format.kind))
    return refused(format?.mediaType === 'image/heic' ? 'upload-heic' : wrongType[kind])
  if (format.kind === 'picture') return checkPicture(parts, format)
  if (format.kind === 'document') return checkDocument(parts, format)
  const edits = await cleanVideo(parts, first)
  return edits ? { kind: 'edited', mediaType: format.mediaType, edits } : refused(wrongType.video)
}

const accepted: Record<UploadKind, readonly NonNullable<FileFormat['kind']>[]> = {
  picture: ['picture'],
  video: ['video'],
  proof: ['picture', 'document'],
}
const wrongType: Record<UploadKind, UploadRefusal> = {
  picture: 'upload-not-a-picture',
  video: 'upload-not-a-video',
  proof: 'upload-not-a-proof',
}

const refused = (refusal: UploadRefusal): CheckedFile => ({ kind: 'refused', refusal })

async function firstOf(parts: FileParts): Promise<Buffer> {
  for await (const part of parts.read()) return part
  return Buffer.alloc(0)
}

async function whole(parts: FileParts): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(parts.read()))
}

/**
 * The limits of a claim's pictures. Most telephones take 12 megapixels, which fit in every format, and a few 50, which fit as a
 * usual JPEG. A picture that is one pixel wide and millions high would take the decoder half a minute. What is stored is large
 * enough to see a hairline crack, and no larger.
 */
const pictures = createPictureDecoder({
  memoryMb: 256,
  pixels: 51_000_000,
  side: 30_000,
  madeSide: 3_000,
})

async function checkPicture(parts: FileParts, { mediaType }: FileFormat): Promise<CheckedFile> {
  const bytes = await pictures.toJpeg(() => whole(parts), mediaType).catch(busyWhenFull)
  return bytes ? { kind: 'replaced', mediaType: 'image/jpeg', bytes } : refused('upload-unreadable')
}

/** Nothing of the file is lost: the browser asks for the check again, and a form without scripts for the file. */
function busyWhenFull(problem: unknown): never {
  if (!(problem instanceof Overloaded)) throw problem
  throw new Refusal<PlatformRefusal>('busy', { status: 503, retryAfter: 5 })
}

async function checkDocument(parts: FileParts, { mediaType }: FileFormat): Promise<CheckedFile> {
  const isPdf = isWholePdf(await whole(parts))
  return isPdf ? { kind: 'edited', mediaType, edits: [] } : refused('upload-not-a-proof')
}
