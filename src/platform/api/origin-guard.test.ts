import { describe, expect, test } from 'vitest'
import { refuseForeignCall, refuseForeignPage } from './origin-guard.ts'

type Headers = Record<string, string>

const own = {
  host: 'shop.example:8080',
  isSecure: false,
  site: { url: 'https://www.shop.example/' },
}
const isAllowed = (guard: typeof refuseForeignCall, headers: Headers, at = own) => {
  try {
    guard((name) => headers[name], at)
    return true
  } catch {
    return false
  }
}

describe.each([
  ['a call', refuseForeignCall],
  ['a form', refuseForeignPage],
])('%s', (_, guard) => {
  test.each<[string, Headers]>([
    ['our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['a program that is no browser', {}],
    ['an older browser on our page', { origin: 'http://shop.example:8080' }],
    ['the same behind TLS that the shop does not know of', { origin: 'https://shop.example:8080' }],
    ['an older browser at the site’s own URL', { origin: 'https://www.shop.example' }],
    ['our own page, whatever its origin', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ])('from %s passes', (_sender, headers) => {
    expect(isAllowed(guard, headers)).toBe(true)
  })

  test.each<[string, Headers]>([
    ['another site’s page', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain of ours', { 'sec-fetch-site': 'same-site' }],
    ['a browser with an unknown value', { 'sec-fetch-site': 'elsewhere' }],
    ['another site that an older browser names', { origin: 'https://evil.example' }],
    ['another port of our host', { origin: 'http://shop.example:8081' }],
    ['a host that only begins like ours', { origin: 'http://shop.example:8080.evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a browser that prefetches', { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }],
  ])('from %s is refused', (_sender, headers) => {
    expect(isAllowed(guard, headers)).toBe(false)
  })

  test('over TLS an origin without TLS is foreign', () => {
    const secure = { ...own, isSecure: true }
    expect(isAllowed(guard, { origin: 'http://shop.example:8080' }, secure)).toBe(false)
    expect(isAllowed(guard, { origin: 'https://shop.example:8080' }, secure)).toBe(true)
  })
})

test.each([
  ['a link on our own page', 'same-origin'],
  ['a link in a mail, or a typed URL', 'none'],
])('%s opens pages, but never a call that changes something', (_, site) => {
  const followed = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' }
  expect(isAllowed(refuseForeignCall, followed)).toBe(false)
  expect(isAllowed(refuseForeignPage, followed)).toBe(true)
})
