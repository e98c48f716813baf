import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import { normalIp, withoutPort } from '#/platform/rate-limit/network.ts'

export type ProxyTrust = {
  /** The visitor's IP address behind the proxies we run ourselves. */
  ipOf(req: IncomingMessage): string
  /** Whether the peer is such a proxy, so that what it says of host, scheme and country counts. */
  isTrusted(req: IncomingMessage): boolean
}

/** Walks `X-Forwarded-For` from the right and stops at the first address that is not ours. */
export function trustProxies(ranges: readonly string[]): ProxyTrust {
  const isInRanges = proxyAddr.compile([...ranges])
  const trust = (ip: string, distance: number) => isInRanges(withoutPort(ip), distance)
  return {
    ipOf: (req) =>
      normalIp(ranges.length === 0 ? (req.socket.remoteAddress ?? '') : proxyAddr(req, trust)),
    isTrusted: (req) => ranges.length > 0 && trust(req.socket.remoteAddress ?? '', 0),
  }
}

/** Tells whether an address lies in one of the ranges; single addresses are ranges of one. */
export function networkMatcher(ranges: readonly string[]): (address: string) => boolean {
  const networks = ranges.map((range) =>
    ipaddr.parseCIDR(range.includes('/') ? range : wholeAddress(range)),
  )
  return (address) => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return networks.some((network) => isInNetwork(parsed, network))
  }
}

type Parsed = ReturnType<typeof ipaddr.process>
type Network = ReturnType<typeof ipaddr.parseCIDR>

const isInNetwork = (address: Parsed, network: Network) =>
  address.kind() === network[0].kind() && address.match(network)

const wholeAddress = (address: string) =>
  `${address}/${ipaddr.parse(address).kind() === 'ipv6' ? 128 : 32}`
