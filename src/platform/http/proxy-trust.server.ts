import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import { normalIp, withoutPort } from '#/platform/rate-limit/network.ts'

export type ProxyTrust = {
  /** The visitor's IP address behind our own proxies. */
  ipOf(req: IncomingMessage): string
  /** Whether the peer is such a proxy, so that its headers for host, scheme and country count. */
  isTrusted(req: IncomingMessage): boolean
}

/** Reads `X-Forwarded-For` from the right and stops at the first IP address that is not trusted. */
export function trustProxies(ranges: readonly string[]): ProxyTrust {
  const isInRanges = proxyAddr.compile([...ranges])
  const trust = (ip: string, distance: number) => isInRanges(withoutPort(ip), distance)
  return {
    ipOf: (req) =>
      normalIp(ranges.length === 0 ? (req.socket.remoteAddress ?? '') : proxyAddr(req, trust)),
    isTrusted: (req) => ranges.length > 0 && trust(req.socket.remoteAddress ?? '', 0),
  }
}

/** Returns a test for whether an IP address lies in one of the ranges; a single IP address is a range of one. */
export function networkMatcher(ranges: readonly string[]): (ip: string) => boolean {
  const networks = ranges.map((range) =>
    ipaddr.parseCIDR(range.includes('/') ? range : asRange(range)),
  )
  return (ip) => {
    if (!ipaddr.isValid(ip)) return false
    const parsed = ipaddr.process(ip)
    return networks.some((network) => isInNetwork(parsed, network))
  }
}

type Parsed = ReturnType<typeof ipaddr.process>
type Network = ReturnType<typeof ipaddr.parseCIDR>

const isInNetwork = (ip: Parsed, network: Network) =>
  ip.kind() === network[0].kind() && ip.match(network)

const asRange = (ip: string) => `${ip}/${ipaddr.parse(ip).kind() === 'ipv6' ? 128 : 32}`
