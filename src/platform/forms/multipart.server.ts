import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'

export type SentFile = { field: string; name: string; bytes: Readable }
type Field = readonly [name: string, value: string]
export type MultipartOptions = {
  maxFiles: number
  /** A longer value is cut, so that the page can say that it is too long. */
  maxFieldBytes: number
  /** Stores one file and returns the fields that stand for it. Files come one after the other. */
  storeFile: (file: SentFile) => Promise<readonly Field[]>
}

export const isMultipart = (req: IncomingMessage): boolean =>
  /^multipart\/form-data\s*;/i.test(req.headers['content-type'] ?? '')

/** `hasMoreFiles` says that there were more files than allowed; those were passed over. */
type ReceivedMultipart = { fields: Field[]; hasMoreFiles: boolean }

/**
 * Reads a form with files as it arrives: the files are stored one after the other, so that no more than a
 * piece of one is ever in memory. Returns the other fields with those that stand for the files.
 */
export async function receiveMultipart(
  req: IncomingMessage,
  { maxFiles, maxFieldBytes, storeFile }: MultipartOptions,
): Promise<ReceivedMultipart> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fields: Field[] = []
  let hasMoreFiles = false
  const malformed = () => reject(new Refusal<PlatformRefusal>('not-a-form', { status: 400 }))
  const parser = createParser(req, { maxFiles, maxFieldBytes })
  let storing = Promise.resolve()
  const files = new Set<Readable>()
  const fail = (problem: unknown) => {
    req.unpipe(parser)
    reject(problem instanceof Error ? problem : new Error(String(problem)))
  }
  async function storeAfter(earlier: Promise<void>, file: SentFile) {
    try {
      await earlier
      fields.push(...(await storeFile(file)))
      file.bytes.resume()
    } catch (problem) {
      fail(problem)
    }
  }
  parser
    .on('field', (name, value, isNameCut) => {
      if (isNameCut) malformed()
      fields.push([name, value])
    })
    .on('file', (field, bytes, name) => {
      // Without a listener the sender's leaving would end the process.
      bytes.on('error', () => {})
      files.add(bytes)
      // A browser sends an empty file for a field that was left empty.
      if (name) storing = storeAfter(storing, { field, name, bytes })
      else bytes.resume()
    })
    .on('partsLimit', malformed)
    .on('filesLimit', () => {
      hasMoreFiles = true
    })
    .on('fieldsLimit', malformed)
    .on('error', malformed)
    .on('finish', () => void storing.then(resolve))
  req.once('close', () => {
    if (!req.complete) malformed()
  })
  req.pipe(parser)
  try {
    await promise
    return { fields, hasMoreFiles }
  } finally {
    req.unpipe(parser)
    // Without this, the reader of a file whose sender has left would wait for ever.
    for (const file of files) file.destroy()
    if (!req.complete) req.pause()
  }
}

function createParser(
  { headers }: IncomingMessage,
  { maxFiles, maxFieldBytes }: Pick<MultipartOptions, 'maxFiles' | 'maxFieldBytes'>,
) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: {
        fieldNameSize: 100,
        fieldSize: maxFieldBytes,
        fields: 100,
        files: maxFiles,
        headerPairs: 20,
        headerSize: 4_096,
      },
    })
  } catch {
    // A content type without a boundary.
    throw new Refusal<PlatformRefusal>('not-a-form', { status: 400 })
  }
}
