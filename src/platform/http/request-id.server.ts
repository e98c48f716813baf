import { randomBytes } from 'node:crypto'

declare module 'node:http' {
  interface IncomingMessage {
    /** Tells the log lines of one request from those of all others. */
    requestId?: string
  }
}

const process = randomBytes(4).toString('hex')
let count = 0

/** Unique among all processes, and cheap: random bytes for every request would cost more than its log line. */
export function newRequestId(): string {
  count += 1
  return `${process}-${count.toString(36)}`
}
