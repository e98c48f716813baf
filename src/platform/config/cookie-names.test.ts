import { expect, test } from 'vitest'
import { incomingCookies, outgoingCookies } from './cookie-names.ts'
import { defineCookie, textCodec } from '#/platform/http/cookies.ts'

const secret = defineCookie({ name: 'test_secret', maxAgeSeconds: 60, codec: textCodec })
const hint = defineCookie({
  name: 'test_hint',
  maxAgeSeconds: 60,
  codec: textCodec,
  httpOnly: false,
})

test.each([
  ['host', '__Host-test_secret=ours', 'ours'],
  ['host', 'test_secret=planted', null],
  ['host', 'test_secret=planted; __Host-test_secret=ours', 'ours'],
  ['host', '__Host-test_secret=ours; test_secret=planted', 'ours'],
  ['host', ' test_secret=planted;test_secret=twice', null],
  ['changeover', 'test_secret=old', 'old'],
  ['changeover', 'test_secret=planted; __Host-test_secret=ours', 'ours'],
  ['changeover', 'test_secret=planted; __Host-test_secret=', null],
  ['plain', 'test_secret=plain', 'plain'],
  ['plain', '__Host-test_secret=other', null],
] as const)('with %s names, "%s" reads as %s', (names, header, value) => {
  expect(secret.read(incomingCookies(header, names))).toBe(value)
})

test.each(['host', 'changeover', 'plain'] as const)(
  'a cookie that the page reads keeps its plain name (%s)',
  (names) => {
    expect(hint.read(incomingCookies('a=b; test_hint=3', names))).toBe('3')
    expect(hint.read(incomingCookies('__Host-test_hint=9; test_hint=3', names))).toBe('3')
    const line = hint.serialise('3', { secure: true })
    expect(outgoingCookies([line], names)).toEqual([line])
  },
)

test('a server-only cookie is set and cleared under the prefix', () => {
  const set = secret.serialise('x', { secure: true })
  const gone = secret.clear({ secure: true })
  expect(outgoingCookies([set, gone], 'host')).toEqual([`__Host-${set}`, `__Host-${gone}`])
  // Browsers refuse the prefix without these attributes.
  for (const line of [set, gone]) expect(line).toMatch(/(?=.*; Path=\/(?:;|$))(?=.*; Secure)/)
  for (const line of [set, gone]) expect(line).not.toContain('Domain')
})

test('a changeover clears the plain cookie when it sets the prefixed one', () => {
  const set = secret.serialise('x', { secure: true })
  expect(outgoingCookies([set], 'changeover')).toEqual([
    `__Host-${set}`,
    'test_secret=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})

test('without HTTPS the names stay plain', () => {
  const set = secret.serialise('x', { secure: false })
  expect(outgoingCookies([set], 'plain')).toEqual([set])
})
