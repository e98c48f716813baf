import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#/platform/config/config.server.ts'
import { createIdentify } from './identify.server.ts'
import type { Visitor } from './visitor.ts'

const identify = createIdentify(
  readConfig({
    TRUSTED_PROXIES: '10.0.0.0/8',
    COUNTRY_HEADER: 'x-country',
    STORE_NETWORKS: '198.51.100.0/24',
  }),
)

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: { host: 'www.caldercycles.example', ...headers },
  }) as unknown as IncomingMessage

/** Headers of a proxy, and the visitor they give when the proxy is trusted. */
const claims: [string, Record<string, string>, Partial<Visitor>][] = [
  ['host', { 'x-forwarded-host': 'de.caldercycles.example' }, { host: 'de.caldercycles.example' }],
  ['scheme', { 'x-forwarded-proto': 'https' }, { isSecure: true }],
  [
    'country',
    { 'x-country': 'AT' },
    { country: expect.objectContaining({ code: 'at' }) as Visitor['country'] },
  ],
  ['IP address', { 'x-forwarded-for': '203.0.113.9' }, { ip: '203.0.113.9' }],
  ['store', { 'x-forwarded-for': '198.51.100.7' }, { isStoreNetwork: true }],
]

describe.each(claims)('a visitor’s %s', (_, headers, claimed) => {
  test('is accepted from a trusted proxy', () => {
    expect(identify(request('10.0.0.2', headers))).toMatchObject(claimed)
  })

  test.each(['203.0.113.50', '::1', '2001:db8::1'])('is ignored from %s', (stranger) => {
    expect(identify(request(stranger, headers))).toEqual(identify(request(stranger)))
  })

  test('is ignored where no proxy is configured', () => {
    const alone = createIdentify(readConfig({ COUNTRY_HEADER: 'x-country' }))
    expect(alone(request('10.0.0.2', headers))).toEqual(alone(request('10.0.0.2')))
  })
})

test('the site follows the host that a trusted proxy forwards', () => {
  const headers = { 'x-forwarded-host': 'de.caldercycles.example' }
  expect(identify(request('10.0.0.2', headers)).site.id).toBe('de')
  expect(identify(request('203.0.113.50', headers)).site.id).toBe('uk')
})

test('a visitor survives being copied or written as JSON', () => {
  const visitor = identify(request('10.0.0.2', { 'x-forwarded-for': '2001:db8::7', cookie: 'a=b' }))
  expect({ ...visitor }).toEqual(visitor)
  // A function or an instance of a class would not survive this.
  expect(structuredClone(visitor)).toStrictEqual(visitor)
  expect(JSON.parse(JSON.stringify(visitor))).toMatchObject({
    ip: '2001:db8::7',
    network: '2001:db8::/56',
    isStoreNetwork: false,
    userAgent: '',
    cookieHeader: 'a=b',
  })
})

test('a cached IP address is not mistaken for another', () => {
  const ipOf = (remote: string, forwarded?: string) =>
    identify(request(remote, forwarded ? { 'x-forwarded-for': forwarded } : {})).ip
  for (let round = 0; round < 2; round += 1) {
    expect(ipOf('10.0.0.2', '203.0.113.9')).toBe('203.0.113.9')
    expect(ipOf('10.0.0.2', '203.0.113.10')).toBe('203.0.113.10')
    expect(ipOf('203.0.113.50', '203.0.113.9')).toBe('203.0.113.50')
  }
})
