import type { IncomingMessage } from 'node:http'

/** Browsers send one request at a time on a connection, and proxies a few. */
const maxUnanswered = 16

declare module 'node:net' {
  interface Socket {
    /** How many requests on this connection have no response yet. */
    unanswered?: number
  }
}

/**
 * Counts a request; returns false when its connection is closed. A client that sends hundreds on one
 * connection without reading a response would fill the memory, so its connection is closed here.
 */
export function beginPipelined({ socket }: IncomingMessage): boolean {
  if (socket.destroyed) return false
  socket.unanswered = (socket.unanswered ?? 0) + 1
  if (socket.unanswered <= maxUnanswered) return true
  socket.destroy()
  return false
}

export function endPipelined({ socket }: IncomingMessage): void {
  socket.unanswered = (socket.unanswered ?? 1) - 1
}
