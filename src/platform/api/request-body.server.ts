import type { IncomingMessage } from 'node:http'

declare module 'node:http' {
  interface IncomingMessage {
    /** The body, received before the work began; the name is the one under which Hono's adapter looks for it. */
    rawBody?: Buffer
  }
}

/** Thrown when a client announces a body and then sends it slower than anyone who wants an answer. */
export class SlowBody extends Error {}

type BodyLimits = { maxBytes: number; withinMs: number }

/** 100 kB within five seconds is what a phone at the edge of its network manages. */
export const bodyTimeLimitMs = 5_000

const nothing = Buffer.alloc(0)

/**
 * Receives the whole body, so that work begins only when nothing is left to wait for. Of a body that is
 * too large it gives just enough to show that; the reader of the body refuses it.
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
  const leave = () => reject(new SlowBody('The client left before its body had arrived'))
  req.on('data', take).once('end', finish).once('error', leave).once('close', leave)
  // The stream is paused rather than destroyed, since destroying it would take the answer's socket with it.
  return promise.finally(() => {
    clearTimeout(timer)
    req.off('data', take).off('end', finish).off('close', leave)
    if (!req.complete) req.pause()
  })
}
