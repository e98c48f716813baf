import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Patience = {
  /** For so long a request that comes late on an open connection is still answered. */
  lingerMs: number
  /** By then everything is closed, answered or not. */
  giveUpMs: number
}

/**
 * Takes no more connections, answers what still comes on the open ones, then closes them. Node's own
 * `close` would cut idle connections in the same moment, and with them a request that is just arriving.
 */
export async function closeServer(server: Server, { lingerMs, giveUpMs }: Patience): Promise<void> {
  const isClosed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const closed = isClosed.then(() => true)
  const giveUp = setTimeout(() => server.closeAllConnections(), giveUpMs)
  await Promise.race([closed, sleep(lingerMs, false, { ref: false })])
  while (!(await Promise.race([closed, sleep(50, false, { ref: false })])))
    server.closeIdleConnections()
  clearTimeout(giveUp)
  // Node's own close also ends the watch over connections.
  server.close()
}
