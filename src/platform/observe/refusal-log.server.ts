import type { Log } from '#/platform/config/log.server.ts'

declare module 'node:http' {
  interface IncomingMessage {
    /** Set when the request was refused because there was too much to do. */
    isRefused?: true
  }
}

/** Logs one line a second with the number of refused requests: under a flood a line for each would fill the disk. */
export function createRefusalLog(log: Log) {
  let refused = 0
  return () => {
    refused += 1
    if (refused > 1) return
    setTimeout(() => {
      log.warn({ refused }, 'requests were refused, there is too much to do')
      refused = 0
    }, 1_000).unref()
  }
}
