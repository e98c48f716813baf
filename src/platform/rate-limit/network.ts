import ipaddr from 'ipaddr.js'

/**
 * The unit that rate limits count by: an IPv4 address, or the /56 of an IPv6 one, because one home connection
 * often has all 256 of its /64s. It is a type of its own so that a bare IP address cannot be counted by
 * mistake.
 */
export type Network = string & { readonly isNetwork: unique symbol }

/** The network that an IP address belongs to. Text that is not an IP address is its own network. */
export function networkOf(ip: string): Network {
  if (!ipaddr.isValid(ip)) return asNetwork(ip)
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') return asNetwork(parsed.toString())
  const bytes = parsed.toByteArray().fill(0, 7)
  return asNetwork(`${ipaddr.fromByteArray(bytes).toString()}/56`)
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that makes one
const asNetwork = (text: string) => text as Network

/** The IP address in its usual form: IPv4 inside IPv6 (`::ffff:10.0.0.1`) becomes the IPv4 address. */
export function normalIp(written: string): string {
  const ip = withoutPort(written)
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip
}

/** Some proxies forward the port as well: `192.0.2.1:5555`, `[2001:db8::1]:443`. */
export function withoutPort(written: string): string {
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1]
  if (inBrackets !== undefined) return inBrackets
  return /^([\d.]+):\d+$/.exec(written)?.[1] ?? written
}
