import { expect, test } from 'vitest'
import { withExtras } from './response-extras.server.ts'

const page = ['Cache-Control', 'public, s-maxage=60', 'Vary', 'cookie']
const cookie = { cookies: ['a=1'], redirectQuery: [] }

test('a response with a visitor’s cookie is not stored by a shared cache', () => {
  expect(withExtras(page, cookie)).toEqual([
    'Set-Cookie',
    'a=1',
    'Cache-Control',
    'private, no-cache',
    'Vary',
    'cookie',
  ])
})

test('does not change the stored headers', () => {
  const before = [...page]
  withExtras(page, cookie)
  expect(page).toEqual(before)
})

test('no-store stays no-store, and a cookie of the page itself comes last', () => {
  const headers = ['cache-control', 'no-store', 'set-cookie', 'a=2']
  expect(withExtras(headers, cookie)).toEqual(['Set-Cookie', 'a=1', ...headers])
})

test('a redirect keeps the rest of the query and its cache header', () => {
  const headers = ['location', '/wold-sl/?colour=moss', 'cache-control', 'public, max-age=0']
  const redirectQuery = [['utm_source', 'mail']] as const
  expect(withExtras(headers, { cookies: [], redirectQuery })).toEqual([
    'location',
    '/wold-sl/?colour=moss&utm_source=mail',
    'cache-control',
    'public, max-age=0',
  ])
})
