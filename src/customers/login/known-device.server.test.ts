import { parseSetCookie } from 'cookie'
import { expect, test } from 'vitest'
import { knownDevice, rememberDevice } from './known-device.server.ts'

const ada = { id: 1, passwordHash: '$argon2id$ada' }
const cookieOf = (line: string) => {
  const { name, value = '' } = parseSetCookie(line)
  return `${name}=${value}`
}
const cookie = cookieOf(rememberDevice(ada, false))

test('recognises a browser that was logged in before', () => {
  expect(knownDevice(`cart_id=1; ${cookie}`, ada)).toMatch(/^[\w-]{22}$/)
})

test('two browsers of one customer have different ids', () => {
  const other = cookieOf(rememberDevice(ada, false))
  expect(knownDevice(other, ada)).not.toBe(knownDevice(cookie, ada))
})

test.each([
  ['another account', cookie, { ...ada, id: 2 }],
  ['an account whose password has changed since', cookie, { ...ada, passwordHash: 'new' }],
  ['an account that does not exist', cookie, null],
  ['anybody without the cookie', '', ada],
  [
    'a mark that was tampered with',
    cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ada,
  ],
  ['an invented mark', `known_device=${'a'.repeat(22)}.${'b'.repeat(43)}`, ada],
])('does not recognise %s', (_, header, account) => {
  expect(knownDevice(header, account)).toBeNull()
})
