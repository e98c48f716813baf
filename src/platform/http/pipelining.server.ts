import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers send one request at a time on a connection, and proxies a few. */
const unansweredAtMost = 16

const unanswered = new WeakMap<Socket, number>()

/**
 * Counts a request, and says whether its connection may have it answered. Who sends hundreds on one
 * connection without reading an answer would fill our memory with answers, so that connection is closed.
 */
export function beginPipelined({ socket }: IncomingMessage): boolean {
  if (socket.destroyed) return false
  const count = (unanswered.get(socket) ?? 0) + 1
  unanswered.set(socket, count)
  if (count <= unansweredAtMost) return true
  socket.destroy()
  return false
}

export function endPipelined({ socket }: IncomingMessage): void {
  unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1)
}
