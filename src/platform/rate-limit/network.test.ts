import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { networkOf, normalIp } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:200::1', '2001:db8:1:200::/56'],
  ['2001:0DB8:0001:02ff:ffff:ffff:ffff:ffff', '2001:db8:1:200::/56'],
  ['fe80::1%eth0', 'fe80::/56'],
  ['unknown', 'unknown'],
  ['', ''],
])('"%s" counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  ['192.0.2.1:5555', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:DB8::1', '2001:db8::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['_hidden:80', '_hidden:80'],
])('normalises %s to %s', (written, ip) => {
  expect(normalIp(written)).toBe(ip)
})

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

test('all IP addresses of one /56 share a network, and the next /56 has another', () => {
  let tried = 0
  fc.assert(
    fc.property(bytes(7), bytes(9), bytes(9), (prefix, one, other) => {
      fc.pre(prefix.some((byte) => byte > 0))
      const network = (host: Uint8Array, first = prefix) =>
        networkOf(ipaddr.fromByteArray([...first, ...host]).toString())
      const next = prefix.with(6, (prefix[6] ?? 0) ^ 1)
      fc.pre(next.some((byte) => byte > 0))
      expect(network(one)).toBe(network(other))
      expect(network(one, next)).not.toBe(network(one))
      tried += 1
    }),
  )
  expect(tried).toBeGreaterThan(50)
})
