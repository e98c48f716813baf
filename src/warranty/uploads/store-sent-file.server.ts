import { isRefusal } from '#/platform/api/refusal.ts'
import type { SentFile } from '#/platform/forms/multipart.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { refusedField } from './refused-field.ts'
import {
  type FileFieldName,
  fileFieldNames,
  fileFields,
  maxBytes,
  partBytes,
  type UploadKind,
} from './upload-limits.ts'
import { dropUpload, endUpload, startUpload, storePart, tooLarge } from './uploads.server.ts'

type Field = readonly [name: string, value: string]

/**
 * Stores a file of a form that was sent without scripts. Its id takes its place in the form; a refused file
 * leaves a note instead, so that the rest of the form is not lost.
 */
export async function storeSentFile(
  ctx: Ctx,
  { field: sentAs, name, bytes }: SentFile,
): Promise<readonly Field[]> {
  const field: FileFieldName = fileFieldNames.find((known) => known === sentAs) ?? 'pictures'
  try {
    const id = await storeStream(ctx, { kind: fileFields[field], name, bytes })
    return [[field === 'pictures' ? `pictures.${id}` : field, id]]
  } catch (problem) {
    if (!isRefusal(problem)) throw problem
    bytes.resume()
    return [[refusedField(field), problem.code]]
  }
}

async function storeStream(
  ctx: Ctx,
  { kind, name, bytes }: Pick<SentFile, 'name' | 'bytes'> & { kind: UploadKind },
): Promise<string> {
  // The size is known at the end only, so the most that is possible is reserved until then.
  const { id } = await startUpload(ctx, { kind, name, size: maxBytes[kind] })
  try {
    let offset = 0
    for await (const part of inParts(bytes)) {
      if (offset + part.length > maxBytes[kind]) throw tooLarge(kind)
      await storePart(ctx, { id, offset, bytes: part })
      offset += part.length
    }
    await endUpload(ctx, id, offset)
    return id
  } catch (problem) {
    await dropUpload(ctx, id)
    throw problem
  }
}

/** The bytes of a stream in pieces of the size of a part. */
async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    waiting.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield Buffer.concat(waiting)
    ;[waiting, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(waiting)
}
