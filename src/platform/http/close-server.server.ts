import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type CloseTimes = {
  /** The time for which a late request on an open connection still gets a response. */
  lingerMs: number
  /** The time after which every connection is closed, even without a response. */
  giveUpMs: number
}

/**
 * Accepts no more connections, responds to late requests on the open ones, then closes them. Node's own
 * `close` would cut idle connections at once, and with them a request that is just arriving.
 */
export async function closeServer(
  server: Server,
  { lingerMs, giveUpMs }: CloseTimes,
): Promise<void> {
  const isClosed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const closed = isClosed.then(() => true)
  const giveUp = setTimeout(() => server.closeAllConnections(), giveUpMs)
  await Promise.race([closed, sleep(lingerMs, false, { ref: false })])
  while (!(await Promise.race([closed, sleep(50, false, { ref: false })])))
    server.closeIdleConnections()
  clearTimeout(giveUp)
  // Node's own close also stops its timer that checks connections.
  server.close()
}
