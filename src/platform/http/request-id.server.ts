import { randomBytes } from 'node:crypto'

declare module 'node:http' {
  interface IncomingMessage {
    /** Identifies the log lines of one request. */
    requestId?: string
  }
}

const process = randomBytes(4).toString('hex')
let count = 0

/** Unique across processes, and cheap: random bytes for every request would cost more than its log line. */
export function newRequestId(): string {
  count += 1
  return `${process}-${count.toString(36)}`
}
