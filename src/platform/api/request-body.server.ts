import type { IncomingMessage } from 'node:http'

declare module 'node:http' {
  interface IncomingMessage {
    /** The body, received before the work began. Hono's adapter reads it under this name. */
    rawBody?: Buffer
  }
}

/** Thrown when a client announces a body but does not send it in time. */
export class SlowBody extends Error {}

type BodyLimits = { maxBytes: number; withinMs: number }

/** A phone on a weak network can send 100 kB within five seconds. */
export const bodyTimeLimitMs = 5_000

const nothing = Buffer.alloc(0)

/**
 * Receives the whole body, so that work begins only when nothing is left to wait for. For a body that is
 * too large it returns just enough to show that; the code that reads the body refuses it.
 */
export async function receiveBody(req: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  const length = Number(req.headers['content-length'] ?? 0)
  const isChunked = req.headers['transfer-encoding'] !== undefined
  if ((length === 0 && !isChunked) || length > limits.maxBytes) return nothing
  return collected(req, limits)
}

function collected(req: IncomingMessage, { maxBytes, withinMs }: BodyLimits): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => reject(new SlowBody('The body did not arrive')), withinMs)
  const finish = () => resolve(Buffer.concat(chunks))
  const take = (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
    if (size > maxBytes) finish()
  }
  const abort = () => reject(new SlowBody('The client left before its body had arrived'))
  req.on('data', take).once('end', finish).once('error', abort).once('close', abort)
  // The stream is paused, not destroyed, since destroying it would close the response's socket too.
  return promise.finally(() => {
    clearTimeout(timer)
    req.off('data', take).off('end', finish).off('close', abort)
    if (!req.complete) req.pause()
  })
}
