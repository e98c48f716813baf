import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { networkMatcher, trustProxies } from './proxy-trust.server.ts'

const from = (remoteAddress: string, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: { 'x-forwarded-for': forwardedFor },
  }) as unknown as IncomingMessage

test('ignores a forwarded IP address from an untrusted peer', () => {
  expect(trustProxies([]).ipOf(from('203.0.113.9', '10.0.0.1'))).toBe('203.0.113.9')
  expect(trustProxies(['10.0.0.0/8']).ipOf(from('203.0.113.9', '10.0.0.1'))).toBe('203.0.113.9')
})

test('behind two trusted proxies the first untrusted IP address is the visitor', () => {
  const { ipOf } = trustProxies(['10.0.0.0/8', '192.168.0.0/16'])
  expect(ipOf(from('10.0.0.2', '198.51.100.7, 203.0.113.9, 192.168.1.1'))).toBe('203.0.113.9')
})

test('strips a forwarded port, also when it matches proxies', () => {
  const { ipOf } = trustProxies(['10.0.0.0/8'])
  expect(ipOf(from('10.0.0.2', '203.0.113.9:5555'))).toBe('203.0.113.9')
  expect(ipOf(from('10.0.0.2', '[2001:db8::1]:443'))).toBe('2001:db8::1')
  expect(ipOf(from('10.0.0.2', '203.0.113.9:5555, 10.0.0.3:443'))).toBe('203.0.113.9')
})

test('an IPv4-mapped IPv6 address is IPv4', () => {
  expect(trustProxies([]).ipOf(from('::ffff:203.0.113.9'))).toBe('203.0.113.9')
})

test('store networks may be IPv4 or IPv6 ranges, or single IP addresses', () => {
  const isStore = networkMatcher(['192.0.2.0/24', '2001:db8::/32', '198.51.100.7'])
  expect(['192.0.2.77', '2001:db8::1', '198.51.100.7'].map(isStore)).toEqual([true, true, true])
  expect(['192.0.3.1', '2001:db9::1', '198.51.100.8', 'nonsense', ''].map(isStore)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
