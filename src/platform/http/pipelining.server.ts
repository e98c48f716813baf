import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers send one request at a time on a connection, and proxies a few. */
const maxUnanswered = 16

const unanswered = new WeakMap<Socket, number>()

/**
 * Counts a request; returns false when its connection is closed. A client that sends hundreds on one
 * connection without reading a response would fill the memory, so its connection is closed here.
 */
export function beginPipelined({ socket }: IncomingMessage): boolean {
  if (socket.destroyed) return false
  const count = (unanswered.get(socket) ?? 0) + 1
  unanswered.set(socket, count)
  if (count <= maxUnanswered) return true
  socket.destroy()
  return false
}

export function endPipelined({ socket }: IncomingMessage): void {
  unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1)
}
