import { expect, test, vi } from 'vitest'
import { sendFile } from './send-file.client.ts'

const upload = { id: 'a', size: 10, received: 0, isStored: false }

/** Sends a file whose bytes are read in this way, to a shop that waits for its first part. */
async function sent(arrayBuffer: () => Promise<ArrayBuffer>) {
  const waiting: boolean[] = []
  const answer = () => Promise.resolve(Response.json({ upload, error: null }))
  vi.stubGlobal('fetch', vi.fn(answer))
  const file = { name: 'crack.jpg', size: 10, slice: () => ({ arrayBuffer }) } as unknown as File
  const controller = new AbortController()
  const outcome = await sendFile({
    kind: 'picture',
    file,
    id: null,
    signal: controller.signal,
    onStart: () => {},
    onProgress: () => {},
    onWaiting: (isWaiting) => waiting.push(isWaiting),
  })
  return { outcome, waiting }
}

test('a file that was changed or taken out while it is sent is said to be so, not waited for', async () => {
  const { outcome, waiting } = await sent(() => Promise.reject(new Error('NotReadableError')))
  expect(outcome).toEqual({ kind: 'unreadable' })
  expect(waiting).not.toContain(true)
})
