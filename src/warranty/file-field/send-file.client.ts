import type { UploadKind } from '#/warranty/uploads/upload-limits.ts'
import {
  findUpload,
  type RemoteUpload,
  sendPart,
  startUpload,
  type UploadAnswer,
} from './upload-calls.client.ts'

type Progress = {
  onStart: (id: string) => void
  onProgress: (received: number) => void
  /** The connection is lost, or has come back. */
  onWaiting: (isWaiting: boolean) => void
}

type Sending = Progress & { kind: UploadKind; file: File; id: string | null; signal: AbortSignal }

export type SendOutcome =
  | { kind: 'stored'; upload: RemoteUpload }
  | { kind: 'refused'; message: string }
  | { kind: 'unreadable' }
  | { kind: 'stopped' }

const firstPauseMs = 1_000
const longestPauseMs = 15_000

/**
 * Sends a file part by part and continues where it was after a lost connection, for as long as the page is
 * open. An upload that the shop no longer has is started again.
 */
export async function sendFile(sending: Sending): Promise<SendOutcome> {
  const { kind, file, signal, onStart, onProgress, onWaiting } = sending
  let { id } = sending
  let offset: number | null = null
  let pauseMs = firstPauseMs
  while (!signal.aborted) {
    const answer: UploadAnswer = await nextCall({ kind, file, id, offset })
    if (answer.kind === 'offline') {
      onWaiting(true)
      await pause(pauseMs, signal)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      offset = null
      continue
    }
    if (answer.kind === 'unreadable') return answer
    onWaiting(false)
    pauseMs = firstPauseMs
    if (answer.kind === 'refused') {
      if (id !== null && answer.status === 404) id = null
      // The shop has another offset: another tab sends the same file, or an answer was lost.
      else if (answer.status !== 409) return { kind: 'refused', message: answer.error.message }
      offset = null
      continue
    }
    const { upload } = answer
    if (upload.isStored) return { kind: 'stored', upload }
    if (id === null) onStart(upload.id)
    ;({ id, received: offset } = upload)
    onProgress(offset)
  }
  return { kind: 'stopped' }
}

type Next = { kind: UploadKind; file: File; id: string | null; offset: number | null }

function nextCall({ kind, file, id, offset }: Next): Promise<UploadAnswer> {
  if (id === null) return startUpload(kind, file)
  return offset === null ? findUpload(id) : sendPart(id, file, offset)
}

/** Ends early when the browser is online again or the file is removed. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  window.addEventListener('online', () => resolve(), { once: true, signal })
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}
