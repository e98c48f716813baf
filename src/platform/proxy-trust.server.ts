import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

export type ProxyTrust = {
  /** The connection's address behind the proxies we run ourselves. */
  addressOf(req: IncomingMessage): string
  /** Whether the peer is such a proxy, so that what it says of host, scheme and country counts. */
  isTrusted(req: IncomingMessage): boolean
}

/** Walks `X-Forwarded-For` from the right and stops at the first address that is not ours. */
export function trustProxies(ranges: readonly string[]): ProxyTrust {
  const trust = proxyAddr.compile([...ranges])
  return {
    addressOf: (req) =>
      ranges.length === 0
        ? normalised(req.socket.remoteAddress ?? '')
        : normalised(proxyAddr(req, trust)),
    isTrusted: (req) => ranges.length > 0 && trust(req.socket.remoteAddress ?? '', 0),
  }
}

/** IPv4 in IPv6's clothes (`::ffff:10.0.0.1`) is the IPv4 address. */
const normalised = (address: string) =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address

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
