import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { normalIp, networkOf, type Network } from './network.ts'
import { networkMatcher } from '#/platform/http/proxy-trust.server.ts'

type ConnectionLimits = {
  perNetwork: number
  /** Our own proxies carry everybody's connections, so they are not counted. */
  trustedProxies: readonly string[]
}

/** Closes connections beyond a network's share, so that nobody can use up the connections of a process. */
export function limitConnections(server: Server, { perNetwork, trustedProxies }: ConnectionLimits) {
  const isProxy = networkMatcher(trustedProxies)
  const counts = new Map<Network, number>()
  server.on('connection', (socket: Socket) => {
    const ip = normalIp(socket.remoteAddress ?? '')
    if (isProxy(ip)) return
    const network = networkOf(ip)
    const count = (counts.get(network) ?? 0) + 1
    if (count > perNetwork) {
      socket.destroy()
      return
    }
    counts.set(network, count)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })
}
