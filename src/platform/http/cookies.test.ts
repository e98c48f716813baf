import { parseSetCookie } from 'cookie'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAffiliateClick } from '#/platform/browser/affiliate-click.ts'
import { defineCookie, patternCodec, textCodec } from './cookies.ts'
import { affiliateCookie, countryCookie, currencyCookie, localeCookie } from './visitor-cookies.ts'

const note = defineCookie({ name: 'note', maxAgeSeconds: 60, codec: textCodec })

/** What the browser sends back for a `Set-Cookie` line. */
const sentBack = (line: string) => line.split(';')[0] ?? ''

test.each(['0123', 'true', 'null', '{"a":1}', 'räder 🚲', 'a;b', 'a=b, "c"', ' %3B ', '\\'])(
  '%j comes back as it was stored',
  (text) => {
    expect(note.read(sentBack(note.serialise(text, { secure: true })))).toBe(text)
  },
)

test('any text comes back as it was stored, also among other cookies', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const header = `other=1; ${sentBack(note.serialise(text, { secure: false }))}; last=2`
      expect(note.read(header)).toBe(text)
    }),
  )
})

test('a cookie can never add an attribute or a header of its own', () => {
  const line = note.serialise('x; Domain=evil.example\r\nSet-Cookie: y=1', { secure: true })
  expect(line).not.toMatch(/[\r\n]/)
  expect(parseSetCookie(line).domain).toBeUndefined()
})

test('a cookie holds for the whole shop, is kept from other sites and, unless needed, from script', () => {
  expect(note.serialise('x', { secure: true })).toBe(
    'note=x; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(note.serialise('x', { secure: false })).not.toContain('Secure')
})

test('clearing a cookie takes it out of the browser', () => {
  expect(parseSetCookie(note.clear({ secure: true }))).toMatchObject({ maxAge: 0, path: '/' })
})

test.each([null, undefined, '', 'notes=1', 'note=', 'note', '=note', 'a=b note=1', 'my-note=1'])(
  'in the header %j there is no note',
  (header) => {
    expect(note.read(header)).toBeNull()
  },
)

test('of two cookies with one name the first counts, which browsers send for the nearer path', () => {
  expect(note.read('a=note=0;note=1; note=2')).toBe('1')
})

test('a value of another form is ignored', () => {
  const digits = defineCookie({ name: 'd', maxAgeSeconds: 1, codec: patternCodec(/^\d+$/) })
  expect(digits.read('d=12')).toBe('12')
  expect(digits.read('d=1x')).toBeNull()
})

test('the language, the country and the currency are kept for a year, readable by the page', () => {
  const lines = [
    localeCookie.serialise('de', { secure: true }),
    countryCookie.serialise('at', { secure: true }),
    currencyCookie.serialise('EUR', { secure: true }),
  ]
  expect(lines.map((line) => line.split(';')[0])).toEqual([
    'i18n_redirected=de',
    'location_country=at',
    'location_currency=EUR',
  ])
  for (const line of lines) {
    expect(line).toContain('Max-Age=31536000')
    expect(line).not.toContain('HttpOnly')
  }
})

test('a language we do not speak or a country that cannot be is not read', () => {
  expect(localeCookie.read('i18n_redirected=fr')).toBeNull()
  expect(countryCookie.read('location_country=Austria')).toBeNull()
  expect(currencyCookie.read('location_currency=euro')).toBeNull()
})

test('the affiliate click is kept for a year, out of reach of script', () => {
  const line = affiliateCookie.serialise('1001_1700000000_ab12', { secure: true })
  expect(line).toBe(
    'awc=1001_1700000000_ab12; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
})

test.each([
  ['awc=1001_17_ab', '1001_17_ab'],
  ['AWC=x', 'x'],
  ['awc=old&page=2&awc=new', 'new'],
  ['awc=good&awc=not%20good', 'good'],
  [`awc=${'x'.repeat(100)}`, 'x'.repeat(100)],
  [`awc=${'x'.repeat(101)}`, null],
  ['awc=', null],
  ['awc=a;b', null],
  ['xawc=1', null],
])('the address ?%s brings the click %s', (query, click) => {
  expect(findAffiliateClick(new URLSearchParams(query))).toBe(click)
})
