import type {
  findUploadCall,
  removeUploadCall,
  startUploadCall,
} from '#/warranty/uploads/uploads.api.ts'
import { callApi, fetchJson, type CallError } from '#/platform/api/fetch-json.client.ts'
import { partSizeAt, type UploadKind } from '#/warranty/uploads/upload-limits.ts'

export type RemoteUpload = { id: string; size: number; received: number; isStored: boolean }

/** `offline` may be tried again; an error is the shop's last word about the file, `unreadable` the device's. */
export type UploadAnswer =
  | { kind: 'done'; upload: RemoteUpload }
  | { kind: 'refused'; status: number; error: CallError }
  | { kind: 'offline' }
  | { kind: 'unreadable' }

const timeoutMs = 30_000

export async function startUpload(kind: UploadKind, { name, size }: File): Promise<UploadAnswer> {
  return answerOf(
    await callApi<typeof startUploadCall>('/warranty-claim/start-upload', {
      json: { kind, name, size },
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
}

export async function findUpload(id: string): Promise<UploadAnswer> {
  return answerOf(
    await callApi<typeof findUploadCall>('/warranty-claim/upload', {
      query: { id },
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
}

export async function removeUpload(id: string): Promise<void> {
  await callApi<typeof removeUploadCall>('/warranty-claim/remove-upload', {
    json: { id },
  })
}

/** Sends the part of a file that the shop expects next. */
export async function sendPart(id: string, file: File, offset: number): Promise<UploadAnswer> {
  // A file that was changed, or whose card was taken out, would otherwise fail like a lost connection, for ever.
  const body = await file
    .slice(offset, offset + partSizeAt(offset, file.size))
    .arrayBuffer()
    .catch(() => null)
  if (!body) return { kind: 'unreadable' }
  const query = new URLSearchParams({ id, offset: String(offset) }).toString()
  const answer = await fetchJson(`/nuxt/api/warranty-claim/upload-part?${query}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  return answerOf(answer)
}

type Answer = {
  status: number
  body: { upload?: RemoteUpload | undefined; error?: CallError | null } | null
} | null

/** A busy or faulty server is treated like a lost connection. */
function answerOf(answer: Answer): UploadAnswer {
  const { upload, error } = answer?.body ?? {}
  if (upload) return { kind: 'done', upload }
  if (!answer || !error || answer.status >= 500 || answer.status === 408) return { kind: 'offline' }
  return { kind: 'refused', status: answer.status, error }
}
