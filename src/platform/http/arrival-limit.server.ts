import type { IncomingMessage } from 'node:http'

/** How long a request may take to arrive; files are given more. */
export const arrivalLimitMs = { usual: 15_000, files: 300_000 } as const

/** Cuts off a sender whose body has not arrived in time, whether anybody reads it or not. */
export function limitArrival(req: IncomingMessage, limitMs: number): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = req.headers
  if (length === '0' && encoding === undefined) return
  const cutOff = () => {
    if (!req.complete) req.socket.destroy()
  }
  const timer = setTimeout(cutOff, limitMs).unref()
  req.once('close', () => clearTimeout(timer))
}
